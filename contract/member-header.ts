/** Names the member in whose name alone a call may be carried out: in another's session it is refused. */
export const memberHeader = 'x-member'
