/** Said of a day that was told and has not been sent. */
export const waitingText = 'This waits on your phone until there is a connection. Your tip comes by itself.'
