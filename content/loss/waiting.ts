const waiting =
  /\b(?:pregnan\w*|trimesters?|ultrasounds?|antenatal|obstetric\w*|midwi(?:fe|ves)|baby shower|birth plan|hospital bag|bump|kick counts?|milestones?)\b|\b\d{1,2}(?:\+\d)?[ -]?(?:weeks?|wks?|months?|mths?|years?|yrs?)[ -](?:along|gone|old|scans?|check\w*|vaccin\w*|needles|appointments?|today|tomorrow)\b|\b(?:\d{1,2}|dating|anatomy|growth|morphology|baby)(?:[ -]weeks?)? scans?\b|\b(?:due (?:date|day|on|in|any|next|this|soon|early|mid|late|\d)|due (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|turn(?:s|ing)? (?:\d|one|two|three|four|five|six|seven|eight|nine|ten)|(?:1st|2nd|3rd|\dth|first|second|third|fourth|fifth|next) birthday)/i

/** Whether words of hers speak of a birth to come, or of an age that a child has or will have: after a loss nobody brings them up. */
export const speaksOfWaiting = (text: string): boolean => waiting.test(text)
