import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Picture } from '../../api/records.ts'
import { Refusal } from '../../api/refusal.ts'
import { useAccount } from '../../api/use-account.ts'
import { addPicture, picturesKey } from './media.queries.ts'

export interface FailedFile {
  name: string
  code: string
}

const reasons = ['picture_unreadable', 'picture_too_many_pixels', 'picture_too_large', 'payload_too_large'] as const
export type FailedReason = (typeof reasons)[number] | 'other'

export function reasonOf({ code }: FailedFile): FailedReason {
  return reasons.find((reason) => reason === code) ?? 'other'
}

/** Files one after the other; what is wrong with one holds up no other. */
export function useAddPictures() {
  const { account } = useAccount()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (files: readonly File[]) => {
      const added: Picture[] = []
      const failed: FailedFile[] = []
      for (const file of files)
        try {
          added.push(await addPicture(account.id, file))
        } catch (error) {
          failed.push({ name: file.name, code: error instanceof Refusal ? error.code : '' })
        }
      return { added, failed }
    },
    onSettled: () => queries.invalidateQueries({ queryKey: picturesKey(account.id) }),
  })
}
