import { fileURLToPath } from 'node:url'

/** The native compiler judges types; the former one stays for the tools that read programs through its interface. */
export const compiler = fileURLToPath(new URL('bin/tsc', import.meta.resolve('typescript-7/package.json')))
