import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** A store that is somewhere else did not answer as it should, or not in time. */
export class FileStoreAway extends Error {
  override name = 'FileStoreAway'
}

/** More is wanted of it at once than it is asked for; the store itself may be well. */
export class FileStoreBusy extends FileStoreAway {
  override name = 'FileStoreBusy'
}

/** Where files lie. One that was put is never changed. */
export interface FileStore {
  put(name: string, bytes: Buffer): Promise<void>
  /** Null = there is none. A store that is bounded shares its places among those it reads for; absent = for ourselves. */
  get(name: string, forWhom?: string): Promise<Buffer | null>
  /** The names of one owner's files, in order. */
  list(owner: string): Promise<string[]>
  remove(name: string): Promise<void>
  /** Of one owner: what stands before the first dash of a name. */
  removeAll(owner: string): Promise<void>
}

/** A folder that all processes see. Names are checked by whoever uses it: none leads out of the folder. */
export function folderStore(folder: string): FileStore {
  const pathOf = (name: string) => join(folder, name.split('-')[0] as string, name)
  return {
    async put(name, bytes) {
      const path = pathOf(name)
      const draft = `${path}.${randomBytes(6).toString('hex')}.draft`
      await mkdir(dirname(path), { recursive: true })
      // Nobody reads half a file: it has its name only when it is whole.
      await writeFile(draft, bytes)
      await rename(draft, path)
    },
    get: (name) => readFile(pathOf(name)).catch(isNothing(null)),
    async list(owner) {
      const names = await readdir(join(folder, owner)).catch(isNothing<string[]>([]))
      return names.filter((name) => !draftName.test(name)).sort()
    },
    remove: (name) => rm(pathOf(name), { force: true }),
    removeAll: (owner) => rm(join(folder, owner), { recursive: true, force: true }),
  }
}

const draftName = /\.draft$/

const isNothing =
  <T>(nothing: T) =>
  (error: NodeJS.ErrnoException): T => {
    if (error.code === 'ENOENT') return nothing
    throw error
  }
