import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** This machine and a network of its own beside it, joined by one cable; both ask our name server. */
export interface TwoNetworks {
  ourAddress: string
  worldAddress: string
  /** Puts a command on this side, with the name server of the test. */
  here: readonly string[]
  /** Puts a command on the other side, with the same name server. */
  inTheWorld: readonly string[]
  close(): void
}

export function connectTwoNetworks(dir: string): TwoNetworks {
  const name = `postrider-${process.pid}`
  const cable = `pr${process.pid}`
  // From the range for tests between networks (RFC 2544): nobody's real addresses, and another pair for each process.
  const [third, fourth] = [(process.pid >> 6) & 255, (process.pid & 63) * 4]
  const [ourAddress, worldAddress] = [`198.18.${third}.${fourth + 1}`, `198.18.${third}.${fourth + 2}`]
  const resolverFile = join(dir, 'resolv.conf')
  writeFileSync(resolverFile, `nameserver ${ourAddress}\n`)
  const withResolver = [
    'unshare',
    '--mount',
    'sh',
    '-c',
    'mount --bind "$0" /etc/resolv.conf && exec "$@"',
    resolverFile,
  ]
  const within = ['ip', 'netns', 'exec', name]
  makeNamespace(name)
  const networks = {
    ourAddress,
    worldAddress,
    here: withResolver,
    inTheWorld: [...within, ...withResolver],
    // Its end of the cable goes with the namespace, and the other end with that one.
    close: () => ip('netns', 'del', name),
  }
  try {
    ip('link', 'add', `${cable}a`, 'type', 'veth', 'peer', 'name', `${cable}b`, 'netns', name)
    ip('addr', 'add', `${ourAddress}/30`, 'dev', `${cable}a`)
    ip('link', 'set', `${cable}a`, 'up')
    ip('-n', name, 'addr', 'add', `${worldAddress}/30`, 'dev', `${cable}b`)
    ip('-n', name, 'link', 'set', `${cable}b`, 'up')
    ip('-n', name, 'link', 'set', 'lo', 'up')
    return networks
  } catch (error) {
    networks.close()
    throw error
  }
}

function makeNamespace(name: string): void {
  try {
    ip('netns', 'add', name)
  } catch (cause) {
    throw new Error(
      'THE WHOLE-SYSTEM TEST CANNOT RUN: this machine does not let it make a network namespace (`ip netns add`). ' +
        'Run it as root, with iproute2, in a container with --privileged (CAP_SYS_ADMIN and CAP_NET_ADMIN).',
      { cause },
    )
  }
}

function ip(...args: string[]): void {
  execFileSync('ip', args, { stdio: ['ignore', 'ignore', 'pipe'] })
}
