/** A page of plain words that anybody may read. */
export interface LegalPage {
  title: string
  /** The day it was last changed, YYYY-MM-DD. */
  changedOn: string
  intro: string[]
  sections: { heading: string; paragraphs?: string[]; points?: string[] }[]
}
