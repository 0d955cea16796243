type Command = [string, ...string[]]

/** The command itself, or, for root, the same command run by the user `postgres`. */
export function asPostgresUser(command: Command): Command {
  if (process.getuid?.() !== 0) return command
  return ['setpriv', '--reuid=postgres', '--regid=postgres', '--init-groups', '--', ...command]
}
