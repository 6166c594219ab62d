import type { CardId } from '#contract/safety.ts'

/** The classes that only the labelled messages know, by the card that they lead to; those of the patterns name theirs themselves. */
const classesOfCards: Partial<Record<CardId, string>> = {
  'emergency-life': `
    intent-now means-at-hand overdose-taken plan-or-date suicide-plan-or-goodbye settled-plan-calm
    calm-before-end attempt-interrupted hidden-in-logistics quiet-giving-over after-a-blow-intent
    forum-serious-now implied-by-what-she-did postpartum-hospital-exit ambivalent-at-the-brink
    drafting-last-message to-another-mum-serious long-ramble-tonight self-harm-serious-now
    grief-goodbye-plan
    life-in-a-talk
  `,
  'emergency-baby': `
    baby-shaken-or-hurt baby-urge-to-harm somebody-else-hurt-the-baby child-at-risk-told-by-friend
    indirect-hint-baby-in-danger several-messages-escalating baby-left-alone-danger
    postnatal-rage-baby-hurt leaving-baby-now hot-car-locked-in-now child-missing-or-taken-now
    carer-danger-driving-and-fire unsure-if-i-hurt-him neighbour-or-stranger-child-danger
    harming-the-bump harming-older-child family-writes-mum-is-dangerous exposure-or-no-able-adult
    drunk-carer-now means-to-harm-child-asked harm-asked-coolly somebody-elses-baby-urge
    rural-and-remote-danger disability-carer-danger child-in-danger-now
    child-in-car-or-shut-in-danger
    baby-in-a-talk
  `,
  'emergency-medical': `
    medical-emergency-child medical-emergency-mother doubt-is-it-an-emergency carbon-or-fire-accident
    drowning-or-choking-now labour-emergency overdose-or-collapse-with-baby eating-disorder-collapse
    reckless-medical-now fever-fits-now fall-or-injury-serious-now
    mother-bleeding-heavy mother-preeclampsia mother-sepsis mother-heart-or-clot mother-stroke-or-fit
    mother-reaction-to-drug child-meningitis-sepsis child-choking-or-breathing-emergency
    child-head-injury-serious child-allergic-severe child-burn-serious
    child-dehydration-floppy baby-seizure child-delayed-help mother-delayed-help
    emergency-friend-medical teen-or-family-medical-emergency intoxicated-or-poisoned-with-baby-now
    medical-emergency-after-violence
    farm-emergency-now
    medical-in-a-talk
  `,
  'emergency-poison': `
    poison-swallowed-now child-poisoning-swallowed child-swallowed-or-took-something
    poison-in-a-talk
  `,
  'emergency-pregnancy': `
    pregnancy-in-a-talk
  `,
  'emergency-violence': `
    strangled threat-to-kill honour-or-family-threats locked-in-or-held weapon-or-fire-threat
    she-might-hurt-him-now coded-call-for-help he-found-out-leaving-now
    child-taken-or-killing-threat locked-in-by-partner
    violence-in-a-talk-now
  `,
  'emergency-psychosis': `
    psychosis-beliefs-about-baby psychosis-no-sleep-racing psychosis-signs-about-baby
    psychosis-everyday-shape psychosis-watched-or-plotted psychosis-signs-and-messages psychosis-mission
    psychosis-confusion psychosis-told-by-family partner-or-teen-psychosis
    psychosis-in-a-talk
  `,
  'emergency-friend': `
    suicide-of-partner-just-now teen-acting-now partner-acting-now relative-acting-now
    somebody-else-acting-after-loss
    friend-in-a-talk-now
  `,
  'crisis-suicide': `
    better-off-without-me coded-or-veiled disappear dont-want-to-wake-up passive-death-wish
    short-veiled-or-passive hidden-from-services kids-better-off denial-untrue reckless-wish
    hopeless-final regret-with-risk long-buried-line multi-turn-crisis wants-to-abandon-unsafe
    drinking-or-drugs-danger retraction-with-tell quiet-preparations asks-about-after-her-death
    conditional-someday survived-and-unsure after-a-blow-thoughts forum-serious-title
    fear-of-myself-tonight last-times-counted refuses-future jokes-with-a-tell join-the-dead
    pregnant-and-suicidal regret-of-telling holding-on ai-asked-to-keep-secret not-existing-wish
    drawn-to-places argument-ultimatum reads-as-goodbye-to-therapist slow-giving-up wants-locked-up
    check-in-serious unsafe-sleep-drinking-or-drugs dangerous-neglect-in-depression tired-of-existing
    no-future never-born-wish wish-for-illness-or-accident envy-of-the-dead self-neglect-giving-up
    done-for-real buried-hint kids-raised-by-whom-hint insurance-pays-hint joke-not-joke
    joining-the-dead staying-only-for-kids deserves-to-die hoping-to-die-in-birth after-me-instructions
    giving-things-away-hint asking-for-someone-hint relief-and-strange-calm
    pregnant-and-not-wanting-to-live pushing-help-away withdrawing-hint body-is-a-corpse-feeling
    wanting-permission-to-go birthday-milestone-hint text-speak-passive esl-passive formal-older-passive
    medic-voice-passive forum-post-passive question-to-ai-passive chat-to-other-mum-passive
    dream-of-own-death stockpiling-love-hint chronic-pain-or-illness-wish carer-worn-to-death-wish
    pmdd-hormone-thoughts retraction-after-hint checkin-passive rural-passive aboriginal-english-passive
    two-mums-and-stepmums-passive long-ramble-one-line short-passive multi-message-passive
    humour-dry-passive lying-still-hint told-to-die-or-blamed after-surviving-passive prayer-for-death
    train-bridge-water-pull custody-and-court-passive money-and-housing-passive who-would-notice-hint
    organ-and-funeral-wishes-hint empty-nest-purpose-hint partner-affair-aftermath-hint
    not-buying-for-self-hint teaching-them-to-cope-hint hint-by-stopping-everyday-things at-work-passive
    at-the-shops-passive school-and-kinder-passive at-hospital-passive nature-and-weather-hint
    mum-of-baby-in-nicu-or-ill-child-passive foster-adoptive-passive refuses-treatment-to-die
    how-are-you-answers past-tense-about-self-crisis finding-words-for-kids-crisis partner-talk-passive
    typo-night-passive mixed-scenes-passive reunion-or-legacy-hint relief-if-gone-financial-or-space
    comparing-to-lost-self-or-dead-mum loss-of-reason-after-goal stopped-being-afraid-for-self
    gave-up-on-care-of-home-hint overheard-and-reported-passive quiet-request-to-be-remembered
    end-of-therapy-or-service-passive vague-absence-plan-hint afraid-of-what-i-might-do
    just-out-after-attempt others-guarding-me refusing-treatment-on-purpose want-to-follow-the-dead
    gambling-debt-with-risk stopped-doing-things
    afraid-to-disclose after-the-threshold grief-with-wish-to-join grief-about-suicide-with-own-risk
    cannot-go-on-unsafe birth-trauma-with-risk flatness-with-risk panic-with-risk tired-of-living
    guilt-with-risk lonely-with-risk infertility-with-risk shame-with-risk illness-with-risk
    disability-with-risk custody-separation-prison-with-risk deployment-with-risk money-with-risk
    long-sad-with-buried-risk past-risk-returning giving-things-away farm-isolation-and-guns
    health-worker-own-risk lingering-at-dangerous-place
    suicide-in-a-talk
  `,
  'crisis-self-harm': `
    self-harm eating-disorder-danger self-harm-hidden self-punishment self-harm-relapse hurting-the-bump
    telling-someone-about-self-harm
    self-harm-in-a-talk
  `,
  'crisis-intrusive-thoughts': `
    intrusive-thoughts-sideways questions-intrusive-for-a-friend fear-of-losing-custody-if-tell
    intrusive-thoughts-in-a-talk
  `,
  'crisis-unsafe': `
    postnatal-rage-unsafe rough-handling-shame infanticide-thoughts-not-urge
    sedating-the-child sleep-deprived-danger baby-left-alone-habit sibling-danger
    violent-thoughts-older-child threatening-the-kids-scared-them punishments-that-scare
    child-injury-delayed-help reporting-and-help-seeking-serious hiding-the-evidence
    alarmed-by-own-fantasy-of-accident someone-says-it-about-me apologies-to-baby-serious
    replying-to-mum-in-danger relapse-early-signs afraid-of-losing-my-mind alone-with-newborn-unsafe
    unsafe-in-a-talk
  `,
  'crisis-violence': `
    partner-temper-around-baby stalking-ex child-harmed-by-partner teen-or-family-violent-to-mum
    leaving-plan-in-secret fear-of-partner-indirect trapped-abroad-or-visa partner-control-sideways
    child-sexual-harm-disclosed threatened-baby-as-control partner-drinking-or-drugs-danger
    drives-to-frighten pets-hurt-to-frighten humiliation-and-degrading excuses-for-him
    control-told-as-love asked-is-this-normal she-might-hurt-him covering-up-marks financial-control
    reproductive-and-medical-control isolated-or-cut-off partner-drugs-and-menace police-court-avo-live
    made-to-doubt-her-mind threatens-to-take-the-baby abuse-after-separation back-with-him
    images-used-against-her religious-or-community-control in-laws-control questions-about-app-with-fear
    what-the-child-said other-man-menace sorry-and-flowers-cycle breaks-things-blocks-doors
    veiled-threats carer-and-disability-abuse asking-about-help-for-self tracked-or-spied-on
    weird-jokes-about-it lgbt-partner-control new-boyfriend-fast aboriginal-women-at-risk
    reckless-harm-he-calls-a-joke unsure-small-things-add-up deciding-whether-to-report
    injured-but-minimised-asking-health girl-at-risk-of-cutting-or-forced-marriage
    he-speaks-through-her-or-supervises others-notice-her-danger
    money-control
    violence-in-a-talk
  `,
  'crisis-friend': `
    worried-about-friend-with-baby partner-threatens-own-suicide third-party-worry teen-child-at-risk
    friend-or-sister-at-risk carer-writes-child-endangered-by-other-adult unwell-relative-early-signs
    mother-or-sister-at-risk partner-at-risk
    friend-in-a-talk
  `,
  'crisis-means': `
    asking-for-means keeping-medicine-aside reading-dark-things-online
  `,
}

/** The card of each class that only the labelled messages know. */
export const cardsOfClasses: Readonly<Record<string, CardId>> = Object.fromEntries(
  Object.entries(classesOfCards).flatMap(([card, classes]) =>
    classes
      .trim()
      .split(/\s+/)
      .map((id) => [id, card as CardId]),
  ),
)
