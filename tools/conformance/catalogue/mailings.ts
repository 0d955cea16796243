import { type Area, feedback, sending } from './row.ts'

export const mailings: Area = {
  name: 'mailings and articles',
  rows: [
    sending('R-079', 'template decides the mailing type'),
    sending('R-080', 'name, sender, recipients, dispatch time'),
    sending('R-081', 'mailing is draft, planned or sent'),
    sending('R-082', 'API cannot create mailings'),
    sending('R-083', 'API sends trigger mailings only'),
    sending('R-084', 'newsletter comes with its mailing'),
    sending('R-085', 'theme, subject, content of newsletter', { feedback: 'content made of articles' }),
    sending('R-086', 'the newsletter is what goes out', { feedback: 'it carries the statistics' }),
    feedback('R-087', 'article has template and content'),
    feedback('D-ART-1', 'article routes, none to delete'),
    feedback('D-ART-2', 'article record and its placeholders'),
    feedback('D-MLG-1', 'mailing routes are read only'),
    feedback('D-NWS-1', 'newsletter routes and record'),
    feedback('D-NWS-2', 'newsletter statistics and links'),
    feedback('E-281', 'article name, template and dates'),
    feedback('E-282', 'article placeholders and scripts'),
    feedback('E-283', 'methods closed on articles and mailings'),
    feedback('E-287', 'statistics of an unsent newsletter'),
  ],
}
