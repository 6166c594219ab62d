let confirmed = false

/** The server has just taken the token of a mailed link in this tab. */
export function noteEmailConfirmed(): void {
  confirmed = true
}

/** Whether a link was confirmed here since the app was opened; her session may be in another browser. */
export function wasEmailConfirmed(): boolean {
  return confirmed
}
