// Whether somebody is shown a way to her, or to another place, outside the Village. Each is asked of one sentence, unmasked.

const mobile = String.raw`(?:\+? ?61[ .,-]{0,2}|0)?4(?:[ .,-]{0,2}\d){8}`
const landline = String.raw`(?:\+? ?61[ -]?|\(?0)[2378]\)?[ -]?\d{4}[ .-]?\d{4}`
const local = String.raw`[3-9]\d{3} \d{4}`
const abroad = String.raw`\+\d(?:[ ().-]{0,2}\d){8,13}|\(?\d{3}\)?[ .-]\d{3}[.-]\d{4}`
const number = new RegExp(`(?<![\\w.,$-])(?:${mobile}|${landline}|${local}|${abroad})(?![\\w-]|[.,]\\d)`)
const numberOnItsWay =
  /\b(?:my|his|her|our|new) (?:number|mobile|mob|ph|phone number|cell|digits)(?: is| are| ends| starts|:)|\blast (?:\d|two|three|four|five|six|few) digits\b/

/** A number to ring somebody on. Lines that help begin with 13 or 1800 and are none. */
export const hasNumber = (sentence: string): boolean => number.test(sentence) || numberOnItsWay.test(sentence)

const providers =
  'gmail|g mail|googlemail|hotmail|outlook|yahoo|icloud|bigpond|optusnet|proton(?:mail)?|iinet|tpg'
const email = new RegExp(
  String.raw`[\w.+-]{1,64}@[\w-]{1,63}\.[a-z]{2}|[\w.+-]{2,64} ?(?:@|\bat\b) ?(?:${providers})\b ?(?:\.|dot|,|$)|\b(?:at|on|the) (?:gmail|hotmail|bigpond|icloud)\b|\bmy e-?mail (?:addy |address )?(?:is|:)`,
)

export const hasEmail = (sentence: string): boolean => email.test(sentence)

const platform =
  /\b(?:insta(?:gram)?|the (?:gram|clock app|bird app)|ig|snap(?:chat)?|snaps|whats ?app|telegram|signal|discord|messenger|facebook|fb|tik ?tok|kik|viber|wechat|skype|marco polo|youtube|you tube|yt|pinterest|linkedin|twitter|socials)\b/

/** What begins a call to others, so that it is no tale of who rang whom. */
const call = String.raw`(?:^|[,:;(/)~-] ?|\b(?:just|please|pls|plz|or|and|then|also|can|could|should|hun|darl|girls?|ladies|mums?|mamas?|mummas?|free to|welcome to|happy for you to|you|u|ya) )`
const toHer =
  '(?:search|look) (?:for |up )?me|give me a (?:ring|call|bell|buzz|text)|write to me|(?:follow|like) (?:us|our|my|along)|(?:text|message|msg|add|find|follow|ring|call|contact|email|e-mail|facetime|friend) me|look me up|(?:come|pop over and) (?:say (?:hi|hello|hey)|find me|join us)|(?:catch|reach) me|chat to me'
const reach = new RegExp(`${call}(?:${toHer})\\b`)
const way =
  /\b(?:me (?:up )?(?:on|at|if (?:you|u|ya)|any ?time|whenever|outside|off here|privately|private|direct(?:ly)?|after|first|day or night|for (?:details|more|the|a))|same number)\b/
const platformAsVerb =
  /(?<!not )(?<!dont )(?:dm|pm|inbox|whats ?app|telegram|snapchat|insta|skype|private message) me\b|(?<!\d )\b(?:dm|pm|inbox) for (?:my|the|details|info|more)\b|\bhmu\b|\bhit me up\b(?! with)|\bslide into\b|\bmy (?:dms|inbox) (?:are|is)(?: always)? open\b/
const named =
  '(?:insta(?:gram)?|ig|snap(?:chat)?|whats ?app|telegram|discord|messenger|tik ?tok|fb|facebook|kik|signal|handle|username|user name|skype)'
const hers = new RegExp(
  String.raw`\b(?:my|our) ${named}(?: (?:handle|name|account|group|page|user|username))?(?: is\b| ?[:=-])|\b(?:${named})(?: ?[:=]| -) ?@?\w`,
)
const sameName =
  /\bsame (?:name|username|user name|handle|user|as (?:on )?here|pic|photo)\b|\bwith (?:dots|an underscore|underscores)\b/
const giveYours =
  /\b(?:drop|share|post|leave|comment|swap|send me|pop|put|whats|what are)(?: your| ur| yr)? (?:snaps?|numbers?|insta(?:s|grams?)?|handles?|socials|fb|facebooks?|whatsapps?|@s?|emails?|ats|usernames?)\b/
const handle = /(?<![\w.@])@[a-z][a-z0-9]{0,30}(?:[._][a-z0-9_.]|\d)|\b[a-z][\w.]{2,31}#\d{4}\b/
const account = /(?<![\w.])@[a-z]\w|\b[a-z0-9]{2,20}(?:[._][a-z0-9]{2,20}){1,4}\b|\b[a-z]{3,20}\d{2,4}\b/
const elsewhere =
  /\blink (?:is |s |are )?in (?:my |the |our )?(?:bio|profile)\b|\bin my bio\b(?! class| exam| lab)|\b(?:bio|profile) (?:has|for) the link\b|\blink ?tree\b|\blinktr\b/
const there = new RegExp(
  String.raw`\b(?:im|i am|were|we are) (?:also |always |mostly )?on ${named} (?:as|under|if|too|@|by)|\b(?:take|move|carry|connect|talk|chat)(?: this| it)? (?:over )?(?:to|on|outside|off) (?:the app|this app|here|${named})\b`,
)
const room =
  /\b(?:join|ive made|weve made|start|starting|started|made|making|running|come to|add you to|invite (?:you )?to|get in) .{0,40}\b(?:group ?chat|chat group|whats ?app group|discord|telegram group|messenger group|snap group)\b|\b(?:join|chat|talk|find us|come) .{0,15}\b(?:in|on) (?:our|my|the) (?:telegram|discord|whats ?app|messenger|fb|facebook|snapchat)\b/

/** A call to talk or meet somewhere else. */
export const leadsOffPlatform = (sentence: string): boolean =>
  [platformAsVerb, hers, there, giveYours, handle, elsewhere, room].some((sign) => sign.test(sentence)) ||
  (reach.test(sentence) && [way, platform, sameName].some((sign) => sign.test(sentence))) ||
  (platform.test(sentence) && (sameName.test(sentence) || account.test(sentence)))
