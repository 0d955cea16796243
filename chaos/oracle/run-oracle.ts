import { createServer as createControlServer, type IncomingMessage } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { parseArgs } from 'node:util'
import { AcceptanceLog } from './acceptance-log.ts'
import { FaultChooser, type FaultRule } from './fault-rule.rules.ts'
import { SmtpSession } from './smtp-session.ts'

// A program of its own: it goes on accepting and writing while the processes under test die around it.
const { values } = parseArgs({
  options: {
    log: { type: 'string' },
    port: { type: 'string', default: '0' },
    seed: { type: 'string', default: '1' },
  },
})
if (values.log === undefined) throw new Error('--log is missing')
const log = new AcceptanceLog(values.log)
const faults = new FaultChooser(Number(values.seed))
let connections = 0

const receiver = createServer({ allowHalfOpen: true }, (socket) => {
  connections += 1
  new SmtpSession(socket, { connection: connections, faults, log })
})

const control = createControlServer(async (request, response) => {
  if (request.method === 'PUT') faults.arm(JSON.parse(await bodyOf(request)) as FaultRule[])
  response.setHeader('content-type', 'application/json')
  // On a starved machine a kept connection is asked again in the moment it is given up.
  response.setHeader('connection', 'close')
  response.end(JSON.stringify({ accepted: log.accepted, faults: log.faults, connections }))
})

receiver.listen({ port: Number(values.port), host: '127.0.0.1', backlog: 1024 }, () =>
  control.listen(0, '127.0.0.1', () =>
    console.log(JSON.stringify({ port: portOf(receiver), controlPort: portOf(control) })),
  ),
)
// Whoever started the oracle holds the other end; when it is gone, nobody needs the oracle.
process.stdin.resume().once('end', () => {
  log.close()
  process.exit(0)
})

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

function portOf(server: { address(): string | AddressInfo | null }): number {
  return (server.address() as AddressInfo).port
}
