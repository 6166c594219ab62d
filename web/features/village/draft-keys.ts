/** How the keys begin under which the phone keeps what she writes for the Village and has not posted. */
export const draftPrefix = 'village-draft:'
