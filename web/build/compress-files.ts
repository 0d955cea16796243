import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const squeeze = promisify(brotliCompress)
const zip = promisify(gzip)

/** Writes file.br and file.gz beside every text; fonts and pictures are compressed already. */
export async function compressFiles(folder: string): Promise<void> {
  const texts = globSync('**/*.{js,css,svg,json}', { cwd: folder })
  await Promise.all(
    texts.map(async (name) => {
      const path = join(folder, name)
      const content = readFileSync(path)
      const best = {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
      }
      writeFileSync(`${path}.br`, await squeeze(content, best))
      writeFileSync(`${path}.gz`, await zip(content, { level: 9 }))
    }),
  )
}
