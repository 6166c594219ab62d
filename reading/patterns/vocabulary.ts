/** Phrases that patterns name in braces: `{baby}` stands for any of these. One entry may use another above it. */
export const vocabulary: Record<string, string> = {
  self: 'myself|me',
  baby: 'him|her|them|it|{child}',
  child:
    '(my|the|this|our)? (own)? (little)? (baby|bub|bubba|bubs|newborn|infant|son|daughter|toddler|child|boy|girl|twins|twin|kid|kids|children|babies|girls|boys|one|bubby)',
  partner:
    '(my|the|his)? (husband|hubby|partner|boyfriend|bf|fiance|ex|exhusband|wife|girlfriend|man|kids dad|babys dad|childs father|kids father|babys father|fil|father in law|dad|brother|stepdad|oh|dh)',
  he: 'he|hes|{partner} (is|has|keeps|always)?',
  person:
    '(my|a|the|our|this)? (best)? (friend|friends|bestie|mate|sister|brother|mum|mother|dad|father|husband|partner|wife|cousin|daughter|son|neighbour|sil|mil|boyfriend|hubby|someone|somebody|girl|lady|mum in my group|mum on here|mum at playgroup|bff)',
  they: 'she|he|they|shes|hes|theyre|{person} (is|has|who)?',
  going:
    '(im|i am|am|is|was)? (just|so|really|actually|honestly)? (going to|about to|planning to|planning on|plan to|plan on|ready to|decided to|intend to|have to|getting ready to|going to just|going to actually)|ill (just|be)?|i will (just)?',
  want: '(really|just|so|still|kind of|actually|honestly|genuinely|literally|sometimes)? (want to|wanted to|wanting to|wants to|need to|wish i could|wish to|would like to|tempted to|desperate to|longing to|dying to|feel like i want to|feel like i need to|urge to|urges to|want so badly to|itching to) (just|really|actually|badly)?',
  'end life':
    'kill myself|end my life|end my own life|take my life|take my own life|end it all|commit suicide|off myself|top myself|neck myself|hang myself|drown myself|shoot myself|do myself in|end myself|delete myself|jump off a bridge|jump in front of a train|overdose|walk into the ocean|step in front of a train',
  'ending life':
    'killing myself|ending my life|ending my own life|taking my life|taking my own life|ending it all|just ending it|ending everything|ending things|suicide|suiciding|committing suicide|offing myself|hanging myself|not being alive|not being here|not existing|not waking up|being dead|dying|never waking up|ending the pain|doing something to myself|doing something stupid|overdosing|ending myself|driving off the road|driving off a bridge|driving into a tree|driving into a pole|swerving into traffic|jumping off a bridge|jumping in front of a train|walking into the ocean|walking into the sea|walking into traffic|stepping in front of a train|stepping in front of a bus|stepping in front of a truck',
  think:
    'think about|thinking about|thinking of|think of|thought about|thought of|thoughts of|thoughts about|dream of|dreaming of|dream about|fantasise about|fantasising about|fantasize about|fantasizing about|imagine|imagining|considering|contemplating|obsessed with|planning|picture|picturing',
  pills:
    'pills|tablets|tabs|meds|medication|medications|antidepressants|antidepressant|panadol|paracetamol|sleeping tablets|sleeping pills|painkillers|nurofen|ibuprofen|zoloft|sertraline|lexapro|insulin|valium|endone|temazepam|seroquel',
  soon: 'tonight|today|tomorrow|now|right now|this time|soon|this weekend|in the morning|when they sleep|once they sleep|when theyre asleep|once theyre asleep|when hes asleep|while theyre asleep|after bedtime',
  hurt: 'hurt|harm|shake|hit|smother|strangle|suffocate|drown|drop|throw|choke|kill|stab|squeeze|slap|punch|smash|shut {baby} up|injure|punch|kick',
  hurting:
    'hurting|harming|shaking|hitting|smothering|strangling|suffocating|drowning|dropping|throwing|choking|killing|stabbing|squeezing|slapping|abusing|molesting',
  without:
    'without me|if i was gone|if i were gone|if i wasnt here|if i wasnt around|if i werent here|if i werent around|if i died|if i was dead|if i were dead|if i disappeared|if i left|if i left forever|when im gone|if i just wasnt here|if i just wasnt around|if i just disappeared|if i just died|if i didnt exist|with me gone|with me dead|if i wasnt in the picture|if i never woke up|if i didnt wake up',
  swallowed:
    'swallowed|swallowing|ate|eaten|eating|drank|drunk|drinking|chewed|chewing|ingested|licked|licking|sucked',
  'some of':
    '(just|up|a|an|some|all|one|two|three|half|most|bit|lot|few|mouthful|sip|handful|bottle|packet|box|whole|entire|the|my|his|her|our|of|from|out)? (a|an|some|the|my|his|her|our|of|whole|bit|lot|few|mouthful|sip|handful|bottle|packet|box|nans|nanas|grandmas|pops|grandpas|dads|mums|hubbys|husbands|partners|sisters|brothers)? (of|the|my|his|her|our|blood|heart|bottle|packet|box|whole|nans|nanas|pops|dads|mums)? (my|the|her|his|blood|pressure|heart|iron|thyroid|nans|nanas|pops|dads|mums)?',
  'household poison':
    'bleach|(button|coin|watch|lithium)? (battery|batteries)|magnet|magnets|(laundry|dishwasher|dishwashing|washing|detergent) (pod|pods|tablet|tablets|powder|liquid)|detergent|(drain|oven|toilet|bathroom|floor)? cleaner|disinfectant|dettol|domestos|(rat|ant|snail|slug|mouse)? (poison|bait|baits|pellets)|ratsak|weed killer|weedkiller|antifreeze|petrol|kerosene|lamp oil|turps|metho|methylated spirits|paint thinner|caustic soda|(pool)? chlorine|(eucalyptus|essential|tea tree|clove) (oil|oils)|hand sanitiser|sanitiser|nail polish remover|vape juice|vape|nicotine|weed (gummies|cookie|cookies)|mothballs|oleander',
}
