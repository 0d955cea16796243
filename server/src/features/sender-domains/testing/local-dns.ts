import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { createSocket } from 'node:dgram'
import { Resolver } from 'node:dns/promises'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DnsRecord } from '../sender-domain.rules.ts'

type PublishedRecord = DnsRecord | { type: 'A' | 'CNAME'; name: string; value: string }

export interface LocalDns {
  /** As `DNS_SERVERS` takes it. */
  address: string
  resolver: Resolver
  /** From now on these are all the records there are. */
  publish(records: readonly PublishedRecord[]): Promise<void>
  stop(): Promise<void>
}

/** A real name server (dnsmasq) that knows nothing but the published records; on a port of its own unless one is named. */
export async function startLocalDns(at: { host?: string; port?: number } = {}): Promise<LocalDns> {
  const directory = await mkdtemp(join(tmpdir(), 'local-dns-'))
  const configuration = join(directory, 'dnsmasq.conf')
  const { host = ownHost() } = at
  const { port = await freePort(host) } = at
  const address = `${host}:${port}`
  const resolver = new Resolver({ timeout: 2000, tries: 1 })
  resolver.setServers([address])
  let server: ChildProcess | null = null
  const stopServer = async () => {
    if (server?.kill()) await once(server, 'exit')
    server = null
  }
  return {
    address,
    resolver,
    publish: async (records) => {
      await stopServer()
      await writeFile(configuration, [...settings(host, port), ...records.map(configurationLine)].join('\n'))
      server = await startServer(configuration)
    },
    stop: async () => {
      await stopServer()
      await rm(directory, { recursive: true })
    },
  }
}

/** `local` answers for everything below `example`, so that an unknown name is said not to exist. */
function settings(host: string, port: number): string[] {
  const fixed = ['no-resolv', 'no-hosts', 'bind-interfaces', 'local=/example/', 'log-facility=-', 'user=', 'pid-file']
  return [`port=${port}`, `listen-address=${host}`, ...fixed]
}

function configurationLine({ type, name, value }: PublishedRecord): string {
  const [priority, exchange] = value.split(' ')
  if (type === 'A') return `host-record=${name},${value}`
  if (type === 'CNAME') return `cname=${name},${value}`
  if (type === 'MX') return `mx-host=${name},${exchange},${priority}`
  // One string of a TXT record holds at most 255 bytes.
  return `txt-record=${name},${(value.match(/.{1,255}/g) ?? []).map((piece) => `"${piece}"`).join(',')}`
}

async function startServer(configuration: string): Promise<ChildProcess> {
  const server = spawn('/usr/sbin/dnsmasq', ['--keep-in-foreground', `--conf-file=${configuration}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let log = ''
  await new Promise<void>((resolve, reject) => {
    server.once('error', () => reject(new Error('dnsmasq is not there. Debian: apt-get install dnsmasq-base')))
    server.once('exit', (status) => reject(new Error(`dnsmasq ended with ${status}: ${log}`)))
    server.stderr.on('data', (data: Buffer) => {
      log += data.toString()
      if (/dnsmasq\[\d+\]: started|dnsmasq: started/.test(log)) resolve()
    })
  })
  return server
}

/** A loopback address nobody else has: at 127.0.0.1 a port that is free for UDP may be some client's for TCP. */
function ownHost(): string {
  return `127.${randomInt(64, 128)}.${randomInt(256)}.${randomInt(1, 255)}`
}

async function freePort(host: string): Promise<number> {
  const socket = createSocket('udp4').bind(0, host)
  await once(socket, 'listening')
  const { port } = socket.address()
  socket.close()
  await once(socket, 'close')
  return port
}
