/** What a browser of another engine can be told. `perform` takes the input actions that WebDriver and BiDi have in common. */
export interface Driver {
  goTo(url: string): Promise<void>
  /** The value of a JavaScript expression in the page, as JSON; of a promise, what it comes to. */
  evaluate(expression: string): Promise<string>
  perform(actions: object[]): Promise<void>
  /** A PNG of what is in view, in base64. */
  capture(): Promise<string>
  close(): Promise<void>
}

/** Starts a browser 390 px wide, whose files go into `folder`. */
export type Launch = (folder: string) => Promise<Driver>
