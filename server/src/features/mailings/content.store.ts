import sql from 'sql-template-tag'
import type { Reader, Tx } from '../../platform/db/database.ts'
import { type Content, contentHash } from './content.rules.ts'
import { mainOf } from './language-version.rules.ts'
import type { MailingType } from './mailing.rules.ts'

/** Contents never change, so equal ones are one row: repeating this makes nothing new, but fills what was erased. */
export async function saveContent(tx: Tx, content: Content): Promise<number> {
  const hash = contentHash(content)
  tx.write(sql`
    insert into contents (account_id, hash, subject, html, plain_text, language_iso, placeholders, sender_name, sender_email,
                          reply_to, field_values, created_at)
    values (${tx.tenant.accountId}, ${hash}, ${content.subject}, ${content.html}, ${content.plainText}, ${content.languageIso},
            ${content.placeholders}, ${content.senderName}, ${content.senderEmail}, ${content.replyTo}, ${content.fieldValues},
            now())
    on conflict (account_id, hash) do update
    set html = excluded.html, plain_text = excluded.plain_text, field_values = excluded.field_values
    where contents.html <> excluded.html`)
  const [row] = await tx.rows<{ id: number }>(
    sql`select c.id from contents c where ${tx.owns('c')} and c.hash = ${hash}`,
  )
  return (row as { id: number }).id
}

/** Numbers them from 1; a content that was there before has its links already. */
export function saveContentLinks(tx: Tx, contentId: number, urls: readonly string[]): void {
  if (urls.length === 0) return
  tx.write(sql`
    insert into content_links (account_id, content_id, n, url)
    select ${tx.tenant.accountId}, ${contentId}, l.n, l.url from unnest(${urls}::text[]) with ordinality l (url, n)
    on conflict (account_id, content_id, n) do nothing`)
}

/** Where the links lead that clicks are counted on, with their numbers. */
export function findContentLinks(reader: Reader, contentId: number): Promise<{ n: number; url: string }[]> {
  return reader.rows(sql`
    select l.n, l.url from content_links l where ${reader.owns('l')} and l.content_id = ${contentId} order by l.n`)
}

export async function findContent(reader: Reader, id: number): Promise<Content | undefined> {
  const [content] = await reader.rows<Content>(sql`
    select c.subject, c.html, c.plain_text as "plainText", c.language_iso as "languageIso", c.placeholders,
           c.sender_name as "senderName", c.sender_email as "senderEmail", c.reply_to as "replyTo", c.field_values as "fieldValues"
    from contents c where ${reader.owns('c')} and c.id = ${id}`)
  return content
}

/** Everything a content is made of, as it stands now. */
export interface ContentSource extends Omit<Content, 'plainText'> {
  type: MailingType
  plainText: string | null
  previewText: string
  theme: string | null
  /** Of its channel, else of the account, while it names none itself. */
  layoutTheme: string | null
  brandName: string
  brandColour: string | null
  logoUrl: string | null
  postalAddress: string | null
}

export async function findContentSource(reader: Reader, mailingId: number): Promise<ContentSource | undefined> {
  const [source] = await reader.rows<ContentSource>(sql`
    select m.type, m.sender_name as "senderName", m.sender_email as "senderEmail", m.reply_to as "replyTo",
           v.language_iso as "languageIso", n.subject, n.html, n.plain_text as "plainText", n.placeholders, n.preview_text as "previewText", t.html as theme,
           case when n.theme_id is null then coalesce(ct.html, lt.html, st.html) end as "layoutTheme",
           coalesce(c.brand_name, above.brand_name, s.brand_name, a.name) as "brandName", coalesce(c.brand_colour, above.brand_colour, s.brand_colour) as "brandColour",
           coalesce(c.logo_url, above.logo_url, s.logo_url) as "logoUrl",
           coalesce(c.postal_address, above.postal_address, s.postal_address) as "postalAddress",
           (select coalesce(jsonb_object_agg(v.id, v.value) filter (where jsonb_typeof(v.value) <> 'null'), '{}') from (
              select f.id, case when g.field_id is not null then g.value when l.field_id is not null then l.value
                                else f.default_value end as value
              from customer_fields f
              left join account_field_values g on f.field_type = 2 and g.customer_id = f.customer_id and g.field_id = f.id
                and ${reader.owns('g')}
              left join mailing_field_values l on f.field_type = 3 and l.customer_id = f.customer_id and l.field_id = f.id
                and ${reader.owns('l')} and l.mailing_id = m.id
              where ${reader.owns('f', 'customer_id')} and f.field_type in (2, 3)) v) as "fieldValues"
    from mailings v
    join mailings m on ${reader.owns('m')} and m.id = ${mainOf(sql`v`)}
    join newsletters n on n.account_id = v.account_id and n.mailing_id = v.id
    join accounts a on a.id = m.account_id
    left join themes t on t.account_id = n.account_id and t.id = n.theme_id and t.deleted_at is null
    left join page_settings s on ${reader.owns('s')} and s.channel_id = 0
    left join page_settings c on ${reader.owns('c')} and c.channel_id = m.channel_id and not c.is_inherited
    left join page_settings above on ${reader.owns('above')} and above.channel_id = m.channel_id and above.is_inherited
    left join themes ct on ct.account_id = m.account_id and ct.id = c.theme_id and ct.deleted_at is null
    left join themes lt on lt.account_id = m.account_id and lt.id = above.theme_id and lt.deleted_at is null
    left join themes st on st.account_id = m.account_id and st.id = s.theme_id and st.deleted_at is null
    where ${reader.owns('v')} and v.id = ${mailingId}`)
  return source
}

export function setNewsletterContent(tx: Tx, mailingId: number, contentId: number): void {
  tx.write(sql`
    update newsletters n set content_id = ${contentId} where ${tx.owns('n')} and n.mailing_id = ${mailingId}`)
}

export async function findNewsletterContent(reader: Reader, mailingId: number): Promise<number | null> {
  const [newsletter] = await reader.rows<{ contentId: number | null }>(sql`
    select n.content_id as "contentId" from newsletters n where ${reader.owns('n')} and n.mailing_id = ${mailingId}`)
  return newsletter?.contentId ?? null
}

/** Of several subjects this one goes to most readers, so it is what the newsletter says. */
export function adoptContent(tx: Tx, mailingId: number, contentId: number): void {
  tx.write(sql`
    update newsletters n set content_id = c.id, subject = c.subject
    from contents c
    where ${tx.owns('n')} and ${tx.owns('c')} and n.mailing_id = ${mailingId} and c.id = ${contentId}`)
}
