import { pino } from 'pino'

/** JSON lines. Callers log named fields only; bodies, headers, query strings and addresses are never passed in. */
export function createLog(level: string, destination?: { write(line: string): void }): pino.Logger {
  const options: pino.LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    serializers: {
      err: (error: Error) => ({
        type: error.name,
        message: safeMessage(error),
        // A message of several lines reaches into the stack; only the frames are ours.
        stack: error.stack?.split('\n').filter((line) => line.startsWith('    at ')),
      }),
    },
  }
  return pino(options, destination ?? standardOutput())
}

/** Most that waits to be written: what a full disk or a stopped reader does not take is dropped, and the process goes on. */
const mostWaiting = 1024 * 1024

function standardOutput() {
  const output = pino.destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 200, maxLength: mostWaiting })
  let isRefused = false
  // Without a listener a disk that is full would end the process.
  output.on('error', () => {
    isRefused = true
  })
  output.on('write', () => {
    isRefused = false
  })
  // At its end a process writes what is left, and would try that for ever on a full disk.
  const writeAll = output.flushSync.bind(output)
  output.flushSync = () => {
    if (!isRefused) writeAll()
  }
  return output
}

/** PostgreSQL repeats row values in `detail`, not in `message`; what looks like an address is cut all the same. */
function safeMessage(error: Error): string {
  return error.message.replace(/[^\s"'<>]+@[^\s"'<>]+/g, '[address]').slice(0, 500)
}
