import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Where files lie. One that was put is never changed. */
export interface FileStore {
  put(name: string, bytes: Buffer): Promise<void>
  /** Null = there is none. */
  get(name: string): Promise<Buffer | null>
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
      const draft = `${path}.${randomBytes(6).toString('hex')}`
      await mkdir(dirname(path), { recursive: true })
      // Nobody reads half a file: it has its name only when it is whole.
      await writeFile(draft, bytes)
      await rename(draft, path)
    },
    async get(name) {
      try {
        return await readFile(pathOf(name))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
        throw error
      }
    },
    remove: (name) => rm(pathOf(name), { force: true }),
    removeAll: (owner) => rm(join(folder, owner), { recursive: true, force: true }),
  }
}
