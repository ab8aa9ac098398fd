// The client is put beside these files when the extension is assembled.
export * from '../../src/client/index.js'
