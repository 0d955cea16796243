import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Refusal } from '../../api/refusal.ts'
import { useAccount } from '../../api/use-account.ts'
import { announceFile, importsQuery, readImport, sendPart } from './imports.queries.ts'

const partBytes = 4 * 1024 * 1024
const mostBytes = 200_000_000
const attempts = 6

export type UploadFault = 'tooLarge' | 'empty' | 'kind' | 'failed'

interface Upload {
  fileName: string
  /** 0 to 1. */
  share: number
}

/** Sends a file part by part; where the line breaks, it goes on with what the server has. */
export function useUpload() {
  const { account } = useAccount()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [upload, setUpload] = useState<Upload | null>(null)
  const [fault, setFault] = useState<UploadFault | null>(null)
  const begin = async (file: File) => {
    const wrong = faultOf(file)
    setFault(wrong)
    if (wrong) return
    setUpload({ fileName: file.name, share: 0 })
    try {
      const { id } = await announceFile(account.id, file)
      await sendAll(account.id, id, file, (share) => setUpload({ fileName: file.name, share }))
      await queries.invalidateQueries({ queryKey: importsQuery(account.id).queryKey })
      await navigate({
        to: '/accounts/$accountId/imports/$importId',
        params: { accountId: String(account.id), importId: String(id) },
      })
    } catch {
      setFault('failed')
    } finally {
      setUpload(null)
    }
  }
  return { upload, fault, begin }
}

function faultOf({ name, size }: File): UploadFault | null {
  if (size === 0) return 'empty'
  if (/\.(xls|ods|numbers|zip|pdf)$/i.test(name)) return 'kind'
  return size > mostBytes ? 'tooLarge' : null
}

async function sendAll(accountId: number, id: number, file: File, tell: (share: number) => void): Promise<void> {
  let received = 0
  let failures = 0
  while (received < file.size) {
    try {
      received = await sendPart(accountId, id, file.slice(received, received + partBytes), received)
      failures = 0
      tell(received / file.size)
    } catch (error) {
      failures += 1
      if (failures === attempts || (error instanceof Refusal && error.status === 403)) throw error
      await new Promise((resolve) => setTimeout(resolve, 500 * 2 ** failures))
      received = (await readImport(accountId, id)).received
    }
  }
}
