import { createHash } from 'node:crypto'
import { AwsV4Signer } from 'aws4fetch'
import { boundedFetch } from '../net/bounded-fetch.ts'
import { type FileStore, FileStoreAway } from './file-store.ts'

export interface S3Place {
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  /** The bucket in the path instead of in front of the host. */
  pathStyle: boolean
}

interface Asked {
  method: 'GET' | 'PUT' | 'DELETE'
  /** Of a file, or empty for the bucket. */
  name: string
  search?: Record<string, string>
  bytes?: Buffer
}

const digestHeader = 'x-amz-meta-sha256'
const namesAtOnce = 1000
const removedAtOnce = 8
/** More than any file that is put. */
const fetchBounded = boundedFetch(64 * 1024 * 1024)

/** A bucket of a store that speaks the protocol of Amazon S3. No answer takes longer than `patienceMs`. */
export function s3Store(place: S3Place, patienceMs = 5000): FileStore {
  const ask = (asked: Asked) => askStore(place, asked, patienceMs)
  const remove = async (name: string) => {
    const { status } = await ask({ method: 'DELETE', name })
    if (status !== 404 && status >= 300) throw new FileStoreAway(`deleting answered ${status}`)
  }
  const list = async (owner: string) => {
    const names: string[] = []
    for (;;) {
      const last = names.at(-1)
      const search = {
        ...{ 'list-type': '2', prefix: `${owner}/`, 'max-keys': `${namesAtOnce}` },
        ...(last && { 'start-after': keyOf(last) }),
      }
      const { status, bytes } = await ask({ method: 'GET', name: '', search })
      if (status !== 200) throw new FileStoreAway(`listing answered ${status}`)
      const page = bytes.toString('utf8')
      names.push(...[...page.matchAll(/<Key>[^<]*\/([^</]+)<\/Key>/g)].map(([, name]) => name as string))
      if (!/<IsTruncated>true<\/IsTruncated>/i.test(page)) return names
    }
  }
  return {
    async put(name, bytes) {
      const { status } = await ask({ method: 'PUT', name, bytes })
      if (status !== 200) throw new FileStoreAway(`writing answered ${status}`)
    },
    async get(name) {
      const { status, headers, bytes } = await ask({ method: 'GET', name })
      if (status === 404) return null
      if (status !== 200) throw new FileStoreAway(`reading answered ${status}`)
      const digest = headers.get(digestHeader)
      if (digest !== null && digest !== digestOf(bytes)) throw new FileStoreAway(`${name} is not what was put there`)
      return bytes
    },
    list,
    remove,
    async removeAll(owner) {
      const names = await list(owner)
      for (let done = 0; done < names.length; done += removedAtOnce)
        await Promise.all(names.slice(done, done + removedAtOnce).map(remove))
    },
  }
}

interface Answer {
  status: number
  headers: Headers
  bytes: Buffer
}

async function askStore(place: S3Place, { method, name, search, bytes }: Asked, patienceMs: number): Promise<Answer> {
  const { region, accessKeyId, secretAccessKey } = place
  const url = addressOf(place, name)
  url.search = new URLSearchParams(search).toString()
  const digest = digestOf(bytes ?? Buffer.alloc(0))
  // The store refuses what is not of this digest, and tells it again whenever it is read.
  const headers = { 'x-amz-content-sha256': digest, ...(bytes && { [digestHeader]: digest }) }
  const signer = new AwsV4Signer({
    ...{ method, url: url.href, headers, service: 's3', region, accessKeyId, secretAccessKey },
  })
  const signed = await signer.sign()
  try {
    const answer = await fetchBounded(signed.url.href, {
      ...{ method, headers: signed.headers, redirect: 'error' as const, signal: AbortSignal.timeout(patienceMs) },
      ...(bytes && { body: new Uint8Array(bytes) }),
    })
    return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) }
  } catch (error) {
    throw new FileStoreAway('no answer', { cause: error })
  }
}

function addressOf({ endpoint, bucket, pathStyle }: S3Place, name: string): URL {
  const url = new URL(endpoint)
  const path = url.pathname.replace(/\/$/, '')
  if (!pathStyle) url.host = `${bucket}.${url.host}`
  url.pathname = `${path}${pathStyle ? `/${bucket}` : ''}/${name && keyOf(name)}`
  return url
}

function keyOf(name: string): string {
  return `${name.split('-')[0]}/${name}`
}

function digestOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}
