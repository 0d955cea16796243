import { execFileSync } from 'node:child_process'
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { ask, livingPid, refuseTakenPort, sendSignal, waitUntil } from './process-control.ts'

export interface PostfixSettings {
  /** The instance's own directory; Postfix's user must be able to walk to it, so choose one under /var/tmp. */
  dir: string
  port: number
  /** The address it listens on; 127.0.0.1 unless said otherwise. */
  host?: string
  /** A command that runs the rest of its line somewhere else, such as another network. */
  within?: readonly string[]
  /** Its log; `mail.log` in the directory unless said otherwise. */
  logFile?: string
  /** Where every mail goes; `discard` swallows it after it has been through the queue. */
  relayTo?: { host: string; port: number } | 'discard'
  /** Lines for main.cf that replace the usual ones. */
  extra?: Record<string, string>
  /** Lines for master.cf beside the usual ones. */
  services?: string
}

export interface PrivatePostfix {
  readonly port: number
  readonly logFile: string
  readonly configDirectory: string
  readonly queueDirectory: string
  start(): Promise<void>
  stop(): Promise<void>
  /** Takes the master and every daemon at once, as a power cut would; the queue stays for the next start. */
  kill(): Promise<void>
  reload(): Promise<void>
  /** The process ids of its daemons of this name. */
  daemons(name: string): number[]
}

/** A throw-away Postfix, without DNS and without any address beyond `relayTo` unless `extra` says so; answers when this returns. */
export async function startPostfix(settings: PostfixSettings): Promise<PrivatePostfix> {
  const instance = postfixIn(settings)
  if (settings.host === undefined) await refuseTakenPort('Postfix', settings.port, 'the port of the test')
  writeConfiguration(instance, resolve(settings.dir), settings)
  await instance.start()
  return instance
}

/** The instance whose configuration stands in `config` below the directory. */
export function postfixIn({
  dir,
  port,
  host,
  within,
  logFile = join(resolve(dir), 'mail.log'),
}: Pick<PostfixSettings, 'dir' | 'port' | 'host' | 'within' | 'logFile'>): PrivatePostfix {
  const configDirectory = join(resolve(dir), 'config')
  const queueDirectory = join(resolve(dir), 'queue')
  const hasEnded = () => processesIn(queueDirectory).length === 0
  return {
    port,
    logFile,
    configDirectory,
    queueDirectory,
    async start() {
      if (masterOf(queueDirectory) === undefined) {
        giveLogToPostfix(logFile)
        postfix(configDirectory, 'start', within)
      }
      const answers = async () => (await ask(port, '', host))?.startsWith('220 ') ?? false
      await waitUntil(`Postfix answering on port ${port}`, answers)
    },
    async stop() {
      const master = masterOf(queueDirectory)
      if (master !== undefined) sendSignal(master, 'SIGTERM')
      await waitUntil(`end of Postfix in ${dir}`, hasEnded)
    },
    async kill() {
      const master = masterOf(queueDirectory)
      // A master that is still running would replace the daemons while they are being ended.
      if (master !== undefined) sendSignal(master, 'SIGSTOP')
      for (const pid of processesIn(queueDirectory)) sendSignal(pid, 'SIGKILL')
      await waitUntil(`end of Postfix in ${dir} after SIGKILL`, hasEnded)
    },
    async reload() {
      postfix(configDirectory, 'reload', within)
    },
    daemons: (name) => processesIn(queueDirectory).filter((pid) => programOf(pid) === name),
  }
}

function writeConfiguration(instance: PrivatePostfix, dir: string, settings: PostfixSettings) {
  const { relayTo = 'discard', host = '127.0.0.1', extra, services = '' } = settings
  const { configDirectory, queueDirectory, logFile, port } = instance
  const dataDirectory = join(dir, 'data')
  for (const path of [configDirectory, queueDirectory, dataDirectory]) mkdirSync(path, { recursive: true, mode: 0o755 })
  chmodSync(dir, 0o755)
  execFileSync('chown', ['postfix', dataDirectory])
  const parameters = {
    ...usualParameters,
    queue_directory: queueDirectory,
    data_directory: dataDirectory,
    maillog_file: logFile,
    maillog_file_prefixes: `${dir} ${dirname(logFile)}`,
    ...(relayTo === 'discard' ? { default_transport: 'discard' } : { relayhost: `[${relayTo.host}]:${relayTo.port}` }),
    ...extra,
  }
  const lines = Object.entries(parameters).map(([name, value]) => `${name} = ${value}\n`)
  writeFileSync(join(configDirectory, 'main.cf'), lines.join(''))
  writeFileSync(join(configDirectory, 'master.cf'), `${host}:${port} inet n - n - - smtpd\n${daemons}${services}`)
}

const usualParameters = {
  compatibility_level: '3.6',
  myhostname: 'relay.test',
  mydestination: '',
  inet_interfaces: '127.0.0.1',
  inet_protocols: 'ipv4',
  mynetworks: '127.0.0.0/8',
  smtpd_relay_restrictions: 'permit_mynetworks, reject',
  smtpd_peername_lookup: 'no',
  smtp_dns_support_level: 'disabled',
  smtp_host_lookup: 'native',
  alias_maps: '',
  alias_database: '',
  local_recipient_maps: '',
  enable_long_queue_ids: 'yes',
  smtpd_client_port_logging: 'yes',
  // As in the shipped configuration: our own sender is the client the built-in exclusions would spare.
  smtpd_forbid_bare_newline: 'reject',
  smtpd_forbid_bare_newline_exclusions: '',
  default_process_limit: '300',
  smtpd_client_connection_count_limit: '0',
  smtpd_client_connection_rate_limit: '0',
  smtpd_client_message_rate_limit: '0',
  smtpd_client_recipient_rate_limit: '0',
  smtpd_error_sleep_time: '0',
  in_flow_delay: '0',
  initial_destination_concurrency: '20',
  default_destination_concurrency_limit: '100',
  // A test waits for the second attempt.
  queue_run_delay: '2s',
  minimal_backoff_time: '2s',
  maximal_backoff_time: '10s',
}

const daemons = `
pickup    unix       n - n 60    1 pickup
cleanup   unix       n - n -     0 cleanup
qmgr      unix       n - n 300   1 qmgr
rewrite   unix       - - n -     - trivial-rewrite
bounce    unix       - - n -     0 bounce
defer     unix       - - n -     0 bounce
trace     unix       - - n -     0 bounce
flush     unix       n - n 1000? 0 flush
proxymap  unix       - - n -     - proxymap
smtp      unix       - - n -     - smtp
relay     unix       - - n -     - smtp
showq     unix       n - n -     - showq
error     unix       - - n -     - error
retry     unix       - - n -     - error
discard   unix       - - n -     - discard
anvil     unix       - - n -     1 anvil
scache    unix       - - n -     1 scache
postlog   unix-dgram n - n -     1 postlogd
`

function masterOf(queueDirectory: string): number | undefined {
  return livingPid(join(queueDirectory, 'pid/master.pid'), 'master')
}

/** Postfix's daemons work in their queue directory, so this finds those a dead master has left behind, too. */
function processesIn(queueDirectory: string): number[] {
  const worksThere = (pid: number) => {
    try {
      return readlinkSync(`/proc/${pid}/cwd`) === queueDirectory
    } catch {
      return false
    }
  }
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter(worksThere)
}

function programOf(pid: number): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim()
  } catch {
    // It has ended meanwhile.
    return undefined
  }
}

/** What a crash left in the queue is reported at the next start by a program without root's rights, or the start fails. */
function giveLogToPostfix(logFile: string): void {
  appendFileSync(logFile, '')
  execFileSync('chown', ['postfix', logFile])
}

function postfix(configDirectory: string, command: string, within: readonly string[] = []): void {
  const program = '/usr/sbin/postfix'
  if (!existsSync(program)) throw new Error('Postfix is not installed. Install it with: apt-get install postfix')
  try {
    // Without a pipe: the master keeps its standard streams for as long as it lives.
    execFileSync('/usr/bin/env', [...within, program, '-c', configDirectory, command], { stdio: 'ignore' })
  } catch (error) {
    throw new Error(`postfix ${command} failed. See ${join(configDirectory, '../mail.log')}`, { cause: error })
  }
}
