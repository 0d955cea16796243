import { z } from 'zod'
import { delimiters, encodings } from '../../platform/csv/csv-format.rules.ts'
import { count, line, lines, timestampSchema } from '../../platform/http/schema.ts'
import { legalBases } from '../accounts/index.ts'
import type { State } from '../subscribers/index.ts'
import { allStates, emptyBaseData } from '../subscribers/index.ts'
import { allOutcomes, booleanStyles, dateOrders, decimalSigns, fileFaults, policies, stages } from './import.rules.ts'

const dateSchema = z.iso.date()
const meaning = z
  .union([
    z.enum(['email', 'standing', ...(Object.keys(emptyBaseData) as (keyof typeof emptyBaseData)[])]),
    z.templateLiteral(['customerFields.', z.int().min(1)]),
  ])
  .describe('What the column is: something of the person, whether they left elsewhere (standing), or a customer field')

export const formatSchema = z
  .strictObject({
    encoding: z.enum(encodings).describe('How bytes become characters'),
    delimiter: z.enum(delimiters).describe('What stands between two cells'),
    hasHeading: z.boolean().describe('Whether the first row names the columns'),
  })
  .meta({ id: 'ImportFormat', description: 'How the file is written' })

const optionalLine = (max: number) => line(max).nullable()

export const rulesSchema = z
  .strictObject({
    columns: z.array(meaning.nullable()).max(500).describe('By the place of the column; null = it is not imported'),
    dateOrder: z.enum(dateOrders).describe('Whether the day or the month comes first'),
    decimalSign: z.enum(decimalSigns).describe('What stands before the decimals'),
    booleanStyle: z.enum(booleanStyles).optional().describe('How yes and no are written; any unless named'),
    newPeople: z.enum(allStates as [State, ...State[]]).describe('What new people become in the channels'),
    channelIds: z.array(z.int()).max(100).describe('Channels they enter; without the channel module there is one'),
    groupId: z.int().min(1).nullable().describe('The group that everybody on the list enters who is not closed'),
    knownPeople: z.enum(policies).describe('What happens to the data of people who are here'),
    clearsEmpty: z.boolean().describe('Empty cells clear values, where values are overwritten'),
    basis: z.enum(legalBases).nullable().describe('On which basis they may be written to'),
    origin: optionalLine(200).describe('Where the list comes from'),
    reason: lines(500).nullable().describe('Why they may be written to, in own words'),
    consentDate: dateSchema.nullable().describe('When they agreed'),
    consentWording: lines(2000).nullable().describe('The words they agreed to'),
  })
  .meta({ id: 'ImportRules', description: 'What the columns mean, and what happens to whom' })

const countsSchema = z.strictObject(
  Object.fromEntries(allOutcomes.map((outcome) => [outcome, count.describe(`Rows that are ${outcome}`)])) as Record<
    (typeof allOutcomes)[number],
    typeof count
  >,
)

const importSchema = z
  .strictObject({
    id: z.int().describe('The number of the import'),
    fileName: z.string().describe('How the file is called'),
    fileSize: count.describe('Bytes it has'),
    received: count.describe('Bytes of it that have arrived'),
    stage: z.enum(stages).describe('Where the import stands'),
    jobState: z
      .enum(['waiting', 'running', 'done', 'failed', 'canceled'])
      .nullable()
      .describe('How the work of the stage goes'),
    jobReason: z.string().nullable().describe('Why that work failed'),
    isWorkbook: z.boolean().describe('Whether it is a workbook; its first sheet is read'),
    format: formatSchema.nullable().describe('How the file is written'),
    columns: z
      .array(
        z.strictObject({
          heading: z.string().describe('As the file names it'),
          suggestion: meaning.nullable().describe('What it probably means'),
        }),
      )
      .nullable()
      .describe('The columns of the file'),
    preset: z
      .strictObject({
        service: z.enum(['mailchimp', 'listmonk', 'cleverreach', 'brevo']).describe('Whose export it is'),
        newPeople: z
          .enum(allStates as [State, ...State[]])
          .nullable()
          .describe('What everybody on it is there'),
      })
      .nullable()
      .describe('The service the file was recognised by'),
    fault: z
      .strictObject({
        code: z.enum(fileFaults).describe('What is wrong'),
        row: count.describe('In which row'),
        byte: count.describe('At which byte'),
      })
      .nullable()
      .describe('Why the file cannot be read'),
    rowCount: count.nullable().describe('Rows without the heading'),
    rules: rulesSchema.nullable().describe('What was chosen'),
    counts: countsSchema.nullable().describe('Rows so far, by what became of them'),
    createdBy: z.string().describe('Who brought it'),
    createdAt: timestampSchema.describe('When, UTC'),
    startedAt: timestampSchema.nullable().describe('When the import began, UTC'),
    finishedAt: timestampSchema.nullable().describe('When it ended, UTC'),
    fileGoneAt: timestampSchema.nullable().describe('When the file was deleted, UTC'),
  })
  .meta({ id: 'Import', description: 'A list of people that somebody brings along' })

export const importReply = z.strictObject({ data: importSchema })
export const importListReply = z.strictObject({ data: z.array(importSchema).describe('The latest first') })

export const newImportBody = z.strictObject({
  fileName: line(255, 1).pipe(z.string()).describe('How the file is called'),
  fileSize: z.int().min(1).max(200_000_000).describe('Bytes it has, 200 MB at most'),
})

export const previewReply = z.strictObject({
  data: z.strictObject({
    rows: z.array(z.array(z.string())).describe('The first rows, cell by cell'),
    dateOrder: z.enum(dateOrders).describe('How dates seem to be written'),
    decimalSign: z.enum(decimalSigns).describe('How numbers seem to be written'),
  }),
})

export const rowsReply = z.strictObject({
  data: z
    .array(
      z.strictObject({
        row: z.int().describe('Which row of the file'),
        outcome: z.enum(allOutcomes as [string, ...string[]]).describe('What became of it'),
        code: z.string().nullable().describe('What is wrong with it'),
        column: count.nullable().describe('In which column'),
        cells: z.array(z.string()).nullable().describe('What stands in it; null once the file is deleted'),
      }),
    )
    .describe('In the order of the file'),
})

const names = z.record(z.string(), z.string()).describe('Its name by language')

export const importOptionsReply = z.strictObject({
  data: z.strictObject({
    hasChannels: z.boolean().describe('Whether there is more than one channel'),
    channels: z
      .array(
        z.strictObject({
          id: z.int().describe('The id of the channel'),
          isDefault: z.boolean().describe('Whether it is the default one'),
          names,
        }),
      )
      .describe('Channels people can enter'),
    fields: z
      .array(
        z.strictObject({
          id: z.int().describe('The id of the customer field'),
          type: z.string().describe('What its values are'),
          names,
        }),
      )
      .describe('Customer fields that imports write'),
    hasOptinMailing: z.boolean().describe('Whether there is a mailing that asks for the opt-in'),
  }),
})
