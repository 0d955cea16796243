import { type ChildProcess, spawn } from 'node:child_process'
import { createWriteStream, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { AwsV4Signer } from 'aws4fetch'
import type { S3Place } from '../../src/platform/files/s3-store.ts'

/** OpenStack Swift, which speaks the protocol of Amazon S3: a whole store on one folder. */
export interface Swift {
  place: S3Place
  /** Stands still without closing its connections, or goes on. */
  freeze(): void
  thaw(): void
  stop(): Promise<void>
}

const kinds = ['account', 'container', 'object'] as const
const python = process.env.SWIFT_PYTHON ?? '/usr/bin/python3'
const [accessKeyId, secretAccessKey, region] = ['test:media', 'secret-of-media', 'eu-central-1']

export async function startSwift(): Promise<Swift> {
  const folder = mkdtempSync(join(tmpdir(), 'postrider-swift-'))
  mkdirSync(join(folder, 'data/d1'), { recursive: true })
  writeFileSync(join(folder, 'swift.conf'), swiftConf)
  const children: ChildProcess[] = []
  const launch = (kind: string) => children.push(start(folder, kind))
  const stop = async () => {
    for (const child of children) child.kill('SIGKILL')
    await Promise.all(
      children.map((child) => child.exitCode ?? child.signalCode ?? new Promise((done) => child.once('exit', done))),
    )
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const ports = [await freePort(), await freePort(), await freePort()]
    await finished(python, ['-c', makeRings, folder, ...ports.map(String)])
    for (const [i, kind] of kinds.entries()) {
      const port = ports[i] as number
      writeFileSync(join(folder, `${kind}-server.conf`), serverConf(folder, kind, port))
      launch(kind)
    }
    const port = await freePort()
    writeFileSync(join(folder, 'proxy-server.conf'), proxyConf(folder, port))
    launch('proxy')
    const endpoint = `http://127.0.0.1:${port}`
    const place = { endpoint, region, bucket: 'pictures', accessKeyId, secretAccessKey, pathStyle: true }
    await makeBucket(place, folder)
    const signal = (name: NodeJS.Signals) => () => void children.map((child) => child.kill(name))
    return { place, freeze: signal('SIGSTOP'), thaw: signal('SIGCONT'), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Tried until all four answer. */
async function makeBucket(place: S3Place, folder: string): Promise<void> {
  for (let tries = 0; tries < 240; tries += 1) {
    const status = await putBucket(place).catch(() => 0)
    if (status === 200) return
    await sleep(250)
  }
  throw new Error(`Swift does not come up:\n${readFileSync(join(folder, 'proxy.log'), 'utf8')}`)
}

async function putBucket({ endpoint, bucket }: S3Place): Promise<number> {
  const signer = new AwsV4Signer({
    ...{ method: 'PUT', url: `${endpoint}/${bucket}`, headers: { 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' } },
    ...{ service: 's3', region, accessKeyId, secretAccessKey },
  })
  const { url, headers } = await signer.sign()
  return (await fetch(url, { method: 'PUT', headers, signal: AbortSignal.timeout(5000) })).status
}

function start(folder: string, kind: string): ChildProcess {
  const child = spawn(python, ['-c', serve, folder, kind], { stdio: ['ignore', 'pipe', 'pipe'] })
  const log = createWriteStream(join(folder, `${kind}.log`))
  child.stdout.pipe(log)
  child.stderr.pipe(log)
  return child
}

function finished(program: string, words: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, words, { stdio: ['ignore', 'ignore', 'pipe'] })
    const said: Buffer[] = []
    child.stderr.on('data', (piece) => said.push(piece))
    const hint = 'Swift is needed: apt-get install swift-proxy swift-account swift-container swift-object'
    child.once('error', () => reject(new Error(hint)))
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${hint}\n${Buffer.concat(said)}`))))
  })
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((listening) => server.once('listening', listening))
  const { port } = server.address() as { port: number }
  await new Promise((closed) => server.close(closed))
  return port
}

const makeRings = `
import sys
from os.path import join
from swift.common.ring.builder import RingBuilder
folder = sys.argv[1]
for kind, port in zip(('account', 'container', 'object'), sys.argv[2:]):
    ring = RingBuilder(4, 1, 1)
    ring.add_dev({'id': 0, 'region': 1, 'zone': 1, 'weight': 1, 'ip': '127.0.0.1', 'port': int(port), 'device': 'd1',
                  'replication_ip': '127.0.0.1', 'replication_port': int(port), 'meta': ''})
    ring.rebalance()
    ring.get_ring().save(join(folder, kind + '.ring.gz'))
`

const serve = `
import sys
from os.path import join
from swift.common import utils
folder, kind = sys.argv[1:]
utils.set_swift_dir(folder)
from swift.common.wsgi import run_wsgi
sys.exit(run_wsgi(join(folder, kind + '-server.conf'), kind + '-server', verbose=True))
`

const swiftConf = `[swift-hash]
swift_hash_path_suffix = postrider
swift_hash_path_prefix = test
[storage-policy:0]
name = one
default = yes
`

const defaults = (folder: string, port: number) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = ${process.env.USER ?? 'root'}
swift_dir = ${folder}
`

const serverConf = (folder: string, kind: string, port: number) => `${defaults(folder, port)}devices = ${folder}/data
mount_check = false
disable_fallocate = true
[pipeline:main]
pipeline = ${kind}-server
[app:${kind}-server]
use = egg:swift#${kind}
`

const filters = ['catch_errors', 'gatekeeper', 'listing_formats', 'copy', 'bulk', 'slo', 'dlo', 'versioned_writes']

const proxyConf = (folder: string, port: number) => `${defaults(folder, port)}[pipeline:main]
pipeline = catch_errors gatekeeper cache listing_formats s3api tempauth copy bulk slo dlo versioned_writes proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:1
[filter:tempauth]
use = egg:swift#tempauth
user_test_media = ${secretAccessKey} .admin
[filter:s3api]
use = egg:swift#s3api
location = ${region}
${filters.map((name) => `[filter:${name}]\nuse = egg:swift#${name}\n`).join('')}`
