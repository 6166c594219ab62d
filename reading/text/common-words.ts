const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/** The most common words of English as it is typed here, without accents and apostrophes. */
export const commonEnglish = setOf(`
  a about after again all always am an and another any anyone anything are arent around as ask at away baby back bad bath be because bed
  been before being best better big birth bit book both boy bub but buy by call came can cant car care change child children clean cold come
  coming could couldnt cry crying dad day days did didnt dinner do doctor does doesnt doing done dont down eat eating else end enough even
  ever every everyone everything feed feeding feel feeling feels felt few find fine first food for found friend friends from full get gets
  getting girl give go goes going gone good got great gonna guys had half hand happened hard has hasnt hate have havent having he head hello
  help her here hes hey hi him his home hope hour hours house how husband i id if ill im in into is isnt it its ive job just keep keeps kid
  kids kind know last late left let life like little live lol long look looking lost lot love made make makes making many maybe me mean milk
  mine mom money month months more morning most mother much mum mums my myself name need needs never new next night nights no nobody normal
  not nothing now of off oh ok okay old on once one only or other our out over own partner people phone place play please put question
  really right room run said same saw say saying says school see seems send she shes should show sick since sister sleep sleeping so some
  someone something soon sorry start still stop stuff such sure take taking talk tell than thank thanks that thats the their them then there
  theres these they theyre thing things think this those thought three through time times tired to today together told tomorrow tonight too
  took toddler try trying turn two u under until up us use used very wake want wanted wants was wasnt watch way we week weeks well went were
  what whats when where which while who why wife will with without woke wont words work working worried would wouldnt year years yes
  yesterday yet you your youre tips advice anybody recommend help ideas
`)

/**
 * Common little words of the other languages that are written in Latin letters or often typed in them, and of the largest beside these;
 * none of them is a word of English, nor an endearment or a blessing that stands in English here (habibi, inshallah).
 */
export const commonElsewhere = setOf(`
  que el los las una pero muy estoy esta tengo quiero mi mis hijo hija bebe por para con como porque cuando puedo hace nada todo siempre
  ayuda ella nosotros soy eres cansada sola gracias hola buenas noches
  che sono mio mia miei non piu voglio perche quando sempre niente tutto bambino bambina figlio figlia aiuto stanca questo questa della
  dello degli alla nel nella ho hai abbiamo grazie ciao buonanotte anche
  ako ikaw siya kami tayo sila ang ng mga sa naman lang po opo hindi gusto kong anak ko niya namin natin wala walang talaga kasi paano
  bakit salamat pagod gabi umaga tulong nanay
  toi ban khong duoc muon la va cua mot nhung cho voi lam nay qua thi roi chong dem ngu giup
  mein mujhe mera meri mere hain hoon nahi nahin kya kyun kaise bahut bacha bachcha beta beti aur lekin raha rahi karna chahti
  chahta tum aap koi kuch mainu tusi assi tuhada haal
  eimai tha einai kai mou tou tis thelo moro pote giati kala ti kanis echo exo ena
  mish mesh shu leish ktir kteer kaman hada hayda inta inti enta enti shukran mafi
  wo ni bu hen shi de le ma zai zhe na wode baobao haizi mei meiyou xiang hao lei
  je tu il elle nous vous ils pas suis est les des une mon mes avec dans mais tres fille fils merci
  ich du sie wir nicht das mude schlaft nur noch auch wenn kein ist ein eine meine und aber sehr mit fur auf danke
  eu voce nao minha meu estou muito filho filha obrigada
  saya aku tidak yang dengan untuk sangat tapi ini itu
`)
