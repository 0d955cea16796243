export const works = ['foundation', 'sending', 'feedback', 'application'] as const

/** The piece of work that proves a row. */
export type Work = (typeof works)[number]

export type Row = {
  id: string
  title: string
  work: Work
  /** Parts of the same row that only a later piece of work can prove. */
  also?: Partial<Record<Work, string>>
}

export type Area = { name: string; rows: Row[] }

type RowMaker = (id: string, title: string, also?: Row['also']) => Row

const rowOf =
  (work: Work): RowMaker =>
  (id, title, also) =>
    also ? { id, title, work, also } : { id, title, work }

export const foundation = rowOf('foundation')
export const sending = rowOf('sending')
export const feedback = rowOf('feedback')
export const application = rowOf('application')
