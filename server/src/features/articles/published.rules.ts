import type { ArticleContent } from './article.rules.ts'

/** A look that goes along: a theme, or the template of an article. */
export interface PublishedLook {
  fromId: number
  name: string
  html: string
  /** One that comes with the service is known everywhere. */
  shipped: string | null
}

/** An article as it leaves its account: with its template, and without anything that only has a meaning there. */
export interface PublishedArticle extends Omit<ArticleContent, 'templateId'> {
  fromId: number
  template: PublishedLook
}

/** What an account receives comes with a publication of the L-account above it. */
export interface Publication {
  fromAccountId: number
  publicationId: number
}

export interface Arrival extends Publication {
  version: number
}
