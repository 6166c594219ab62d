/** Things and ways that nobody is to read of beside a wish to die or to be hurt, in a word each or two; endings are open. */
const named =
  /\b(?:pills|tablets|panadol|paracetamol|nurofen|ibuprofen|antidepressants|insulin|valium|temazepam|endone|sleeping tabs|overdos|od(?:ed|ing)?\b|noose|hang(?:ing|ed)? (?:myself|me|herself)|rope|gun\b|shotgun|rifle|shoot(?:ing)? (?:myself|me)|razor|blade|knife|slit|cut(?:ting)? (?:my|myself)|bleed out|jump(?:ed|ing)? (?:off|in front|from)|bridge|cliff|train tracks|in front of (?:a|the) (?:train|truck|bus|car)|car into|drive (?:off|into)|carbon monoxide|exhaust|charcoal|suffocat|strangl|drown|bleach|poison|lethal|gas (?:oven|stove|bottle)|helium)/i

/** Whether a text that is grave names a means or a method: what is shared with others then waits for a person. Of other texts it says nothing. */
export const namesMeans = (text: string): boolean => named.test(text)
