/** Said beneath a reply, before the name of a section, which is tapped. */
export const villageSectionLine = 'The Village has a room for this:'
