// The client is put beside these files when the example is built.
export * from '../../src/client/index.js'
