import type { Config } from '../../platform/config/config.ts'
import { boundedStore } from '../../platform/files/bounded-store.ts'
import { type FileStore, folderStore } from '../../platform/files/file-store.ts'
import { s3Store } from '../../platform/files/s3-store.ts'

export type MediaConfig = Pick<
  Config,
  | 'MEDIA_FOLDER'
  | 'MEDIA_S3_ENDPOINT'
  | 'MEDIA_S3_REGION'
  | 'MEDIA_S3_BUCKET'
  | 'MEDIA_S3_KEY'
  | 'MEDIA_S3_SECRET'
  | 'MEDIA_S3_PATH_STYLE'
>

/** Whoever asks for files that are not there holds a place for each of them. */
const fetched = { atOnce: 64, atOnceForOne: 8 }
/** Of each configuration one, so that what is bounded is bounded for the whole process. */
const stores = new WeakMap<MediaConfig, FileStore>()

/** A folder, or a bucket where one is configured. */
export function mediaStore(config: MediaConfig): FileStore {
  const known = stores.get(config)
  if (known) return known
  const store = config.MEDIA_S3_ENDPOINT ? bucketOf(config) : folderStore(config.MEDIA_FOLDER)
  stores.set(config, store)
  return store
}

export function bucketOf(config: MediaConfig): FileStore {
  const { MEDIA_S3_ENDPOINT: endpoint, MEDIA_S3_REGION: region, MEDIA_S3_PATH_STYLE: pathStyle } = config
  if (!endpoint) throw new Error('MEDIA_S3_ENDPOINT names no store')
  const [bucket, accessKeyId, secretAccessKey] = [config.MEDIA_S3_BUCKET, config.MEDIA_S3_KEY, config.MEDIA_S3_SECRET]
  return boundedStore(
    s3Store({ endpoint, region, pathStyle, ...({ bucket, accessKeyId, secretAccessKey } as Named) }),
    fetched,
  )
}

/** `loadConfig` has seen that they are there. */
interface Named {
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}
