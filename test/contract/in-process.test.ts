import { serviceTransport } from '../../src/client/index.js'
import { describeContract } from './contract.js'
import { asking, openService, present } from './service-world.js'

describeContract({
  name: 'in-process',
  hasClock: true,
  open: async (setup) => {
    const { service, key, ...world } = await openService(setup)
    const transport = serviceTransport(service)
    return {
      ...world,
      key,
      send: asking(key, ({ method = 'GET', headers, ...rest }) =>
        transport.send({ method, headers: present(headers), ...rest }),
      ),
      close: () => Promise.resolve(),
    }
  },
  close: () => Promise.resolve(),
})
