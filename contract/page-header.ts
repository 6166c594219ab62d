/** Names the open page that a call comes from, by a random id that it keeps until it is loaded anew: what it did itself it need not be told. */
export const pageHeader = 'x-page'
