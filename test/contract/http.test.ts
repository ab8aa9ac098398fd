import { createHttpDoor } from '../../src/server/http-door.js'
import { describeContract } from './contract.js'
import { closed, listening, sendRaw } from './http-request.js'
import { asking, openService, present } from './service-world.js'

describeContract({
  name: 'HTTP',
  hasClock: true,
  open: async (setup) => {
    const { service, key, ...world } = await openService(setup)
    const server = createHttpDoor(service)
    const port = await listening(server)
    return {
      ...world,
      key,
      send: asking(key, ({ headers, ...ask }) =>
        sendRaw(port, { ...ask, headers: present(headers) }),
      ),
      close: () => closed(server),
    }
  },
  close: () => Promise.resolve(),
})
