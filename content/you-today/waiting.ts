/** Said of a day that was told and has not been sent. */
export const waitingText =
  'This waits on your phone. Open Lightly when there is a connection, and your tip comes by itself.'
