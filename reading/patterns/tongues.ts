import { folded } from '../text/folded.ts'
import type { PatternClass } from './class.ts'

/**
 * A wish to die, or to kill herself, in one language. `wishes` and `plans` are phrases, in its own letters and as it is typed in Latin ones;
 * in languages that part words by spaces a phrase stands for whole words. With a word of `unlessAfter` just before it, or one of
 * `unlessBefore` just behind it, it means something else: that she does not, or that she is dying of laughter.
 */
interface Tongue {
  name: string
  wishes: readonly string[]
  plans: readonly string[]
  unlessAfter: readonly string[]
  unlessBefore?: readonly string[]
  /** Words are written without spaces between them. */
  isUnspaced?: true
}

const chinese = {
  name: 'Chinese, as in Mandarin and in Cantonese',
  isUnspaced: true,
  wishes: [
    ...[
      '想死',
      '想自杀',
      '想自殺',
      '不想活',
      '唔想活',
      '唔想再生存',
      '不想再活',
      '活不下去',
      '活唔落去',
      '想结束生命',
      '想結束生命',
    ],
    ...[
      '想结束自己的生命',
      '想結束自己的生命',
      '想轻生',
      '想輕生',
      '好想死',
      '死了算了',
      '死咗算',
      '死咗佢算',
      '我想消失',
      '生无可恋',
      '生無可戀',
    ],
  ],
  plans: [
    '我要自杀',
    '我要自殺',
    '准备自杀',
    '準備自殺',
    '打算自杀',
    '打算自殺',
    '我要跳楼',
    '我要跳樓',
    '今晚就死',
    '我要去死',
  ],
  unlessAfter: ['不', '没', '沒', '唔', '冇', '累得', '笑到', '攰到'],
  unlessBefore: ['你', '妳', '他', '她', '佢', '我了', '吃', '食', '喝'],
} satisfies Tongue

const tongues: readonly Tongue[] = [
  chinese,
  {
    name: 'Mandarin in Latin letters',
    wishes: [
      'wo xiang si',
      'wo xiangsi',
      'wo bu xiang huo',
      'bu xiang huo le',
      'huo bu xia qu',
      'wo xiang zisha',
      'wo xiang zi sha',
    ],
    plans: ['wo yao zisha', 'wo yao zi sha'],
    unlessAfter: ['bu'],
    unlessBefore: ['ni', 'ta'],
  },
  {
    name: 'Cantonese in Latin letters',
    wishes: [
      'ngo soeng sei',
      'ngo seung sei',
      'ngo m soeng saang',
      'm seung sang lo',
      'hou soeng sei',
      'ho seung sei',
    ],
    plans: ['ngo yiu zi saat', 'ngo jiu zi saat'],
    unlessAfter: ['m'],
    unlessBefore: ['nei', 'keoi'],
  },
  {
    name: 'Arabic',
    wishes: [
      ...[
        'اريد ان اموت',
        'بدي موت',
        'بدي اموت',
        'عايزه اموت',
        'عايز اموت',
        'عاوزه اموت',
        'نفسي اموت',
        'ابغي اموت',
        'ابي اموت',
        'اتمني الموت',
        'ياريت اموت',
      ],
      ...[
        'يا ريت اموت',
        'اريد الموت',
        'لا اريد ان اعيش',
        'لا اريد العيش',
        'ما بدي عيش',
        'ما بدي اعيش',
        'مش عايزه اعيش',
        'مش عايز اعيش',
        'ما ابغي اعيش',
      ],
      ...[
        'افكر في الانتحار',
        'افكر بالانتحار',
        'بفكر بالانتحار',
        'بفكر في الانتحار',
        'اريد الانتحار',
        'اريد ان انتحر',
        'اقتل نفسي',
      ],
      ...[
        'bidi mout',
        'biddi mout',
        'bidi moot',
        'bedi mout',
        'baddi mout',
        '3ayza amoot',
        '3ayza amout',
        'ayza amoot',
        'ayza amout',
        'ayz amoot',
        '3ayez amoot',
      ],
      ...[
        'ureed an amoot',
        'ureed an amut',
        'nefsi amoot',
        'nafsi amoot',
        'ma bidi 3ish',
        'ma bedi 3ish',
        'mish ayza a3eesh',
        'mesh 3ayza a3eesh',
      ],
    ],
    plans: [
      'سانتحر',
      'سوف انتحر',
      'راح انتحر',
      'رح انتحر',
      'هنتحر',
      'ساقتل نفسي',
      'رح اقتل حالي',
      'هموت نفسي',
      'rah entehir',
      'rah intihir',
    ],
    unlessAfter: ['لا', 'ما', 'مش', 'مو', 'لم', 'ma', 'mish', 'mesh', 'mu', 'la'],
    unlessBefore: ['من الضحك', 'من الجوع', 'من التعب', 'ضحك'],
  },
  {
    name: 'Vietnamese',
    wishes: [
      ...[
        'muốn chết',
        'muốn tự tử',
        'không muốn sống',
        'hong muốn sống',
        'ko muốn sống',
        'chẳng muốn sống',
        'chán sống',
        'muốn kết thúc cuộc đời',
      ],
      ...[
        'ước gì mình chết',
        'ước gì tôi chết',
        'muốn tự sát',
        'nghĩ đến cái chết',
        'nghĩ đến tự tử',
        'chết cho rồi',
        'chết đi cho xong',
      ],
    ],
    plans: ['sẽ tự tử', 'sẽ tự sát', 'định tự tử', 'định tự sát', 'sắp tự tử'],
    unlessAfter: [
      'không',
      'ko',
      'chưa',
      'chẳng',
      'đâu',
      'mệt',
      'đói',
      'nóng',
      'lạnh',
      'đau',
      'buồn ngủ',
      'cười',
      'sợ',
    ],
  },
  {
    name: 'Punjabi',
    wishes: [
      ...[
        'ਮਰਨਾ ਚਾਹੁੰਦੀ',
        'ਮਰਨਾ ਚਾਹੁੰਦਾ',
        'ਮਰ ਜਾਣਾ ਚਾਹੁੰਦੀ',
        'ਮਰ ਜਾਣਾ ਚਾਹੁੰਦਾ',
        'ਜੀਣਾ ਨਹੀਂ ਚਾਹੁੰਦੀ',
        'ਜੀਣਾ ਨਹੀਂ ਚਾਹੁੰਦਾ',
        'ਜਿਉਣਾ ਨਹੀਂ ਚਾਹੁੰਦੀ',
        'ਜਿਉਣਾ ਨਹੀਂ ਚਾਹੁੰਦਾ',
      ],
      ...[
        'ਮੈਂ ਮਰ ਜਾਵਾਂ',
        'ਖੁਦਕੁਸ਼ੀ ਕਰਨਾ ਚਾਹੁੰਦੀ',
        'ਖੁਦਕੁਸ਼ੀ ਕਰਨਾ ਚਾਹੁੰਦਾ',
        'ਆਤਮਹੱਤਿਆ ਕਰਨਾ ਚਾਹੁੰਦੀ',
        'ਜੀਣ ਦਾ ਦਿਲ ਨਹੀਂ',
        'ਮਰਨ ਨੂੰ ਦਿਲ',
      ],
      ...[
        'marna chahundi',
        'marna chahunda',
        'marna chaundi',
        'marna chaunda',
        'jeena nahi chahundi',
        'jeena nahi chahunda',
        'jeena nai chaundi',
        'jina nahi chahundi',
      ],
      ...[
        'main mar jawan',
        'mai mar jawan',
        'khudkushi karna chahundi',
        'marn nu dil karda',
        'marn nu jee karda',
        'jeen da dil nahi',
      ],
    ],
    plans: [
      'ਖੁਦਕੁਸ਼ੀ ਕਰ ਲਵਾਂਗੀ',
      'ਖੁਦਕੁਸ਼ੀ ਕਰਨ ਲੱਗੀ',
      'ਆਪਣੇ ਆਪ ਨੂੰ ਮਾਰ',
      'khudkushi kar lavangi',
      'khudkushi karan laggi',
      'apne aap nu maar',
    ],
    unlessAfter: ['ਨਹੀਂ', 'nahi', 'nai', 'nahin'],
    unlessBefore: ['ਨਹੀਂ', 'nahi', 'nai', 'nahin'],
  },
  {
    name: 'Greek',
    wishes: [
      ...[
        'θέλω να πεθάνω',
        'ήθελα να πεθάνω',
        'θα ήθελα να πεθάνω',
        'θέλω να αυτοκτονήσω',
        'δεν θέλω να ζω',
        'δε θέλω να ζω',
        'δεν θέλω να ζήσω',
        'δε θέλω να ζήσω',
      ],
      ...[
        'δεν θέλω άλλο να ζω',
        'δεν θέλω να ζω άλλο',
        'σκέφτομαι να αυτοκτονήσω',
        'σκέφτομαι την αυτοκτονία',
        'μακάρι να πέθαινα',
        'καλύτερα να πέθαινα',
        'να τελειώσω τη ζωή μου',
      ],
      ...[
        'thelo na pethano',
        'thelw na pethanw',
        'thelo na aftoktoniso',
        'den thelo na zo',
        'den thelw na zw',
        'de thelo na zo',
        'den thelo na ziso',
        'makari na pethena',
      ],
    ],
    plans: ['θα αυτοκτονήσω', 'θα σκοτωθώ', 'tha aftoktoniso', 'tha autoktonisw', 'tha skototho'],
    unlessAfter: ['δεν', 'δε', 'den', 'de', 'μην'],
    unlessBefore: ['από τα γέλια', 'για', 'στα γέλια'],
  },
  {
    name: 'Italian',
    wishes: [
      ...[
        'voglio morire',
        'vorrei morire',
        'volevo morire',
        'ho voglia di morire',
        'vorrei essere morta',
        'vorrei essere morto',
        'voglio essere morta',
        'non voglio vivere',
      ],
      ...[
        'non voglio più vivere',
        'non ho più voglia di vivere',
        'voglio uccidermi',
        'vorrei uccidermi',
        'voglio ammazzarmi',
        'vorrei ammazzarmi',
        'voglio suicidarmi',
        'voglio farla finita',
      ],
      ...[
        'penso al suicidio',
        'penso di uccidermi',
        'penso di ammazzarmi',
        'pensieri suicidi',
        'meglio morta',
        'stanca di vivere',
        'togliermi la vita',
        'farla finita con la vita',
      ],
    ],
    plans: [
      'mi ammazzo stasera',
      'mi uccido stasera',
      'mi ammazzo stanotte',
      'mi uccido stanotte',
      'sto per uccidermi',
      'sto per ammazzarmi',
      'ho deciso di uccidermi',
      'ho deciso di morire',
    ],
    unlessAfter: ['non', 'mai'],
    unlessBefore: ['dal ridere', 'dalle risate', 'di', 'dal sonno', 'dal caldo'],
  },
  {
    name: 'Filipino and Tagalog',
    wishes: [
      ...[
        'gusto ko na mamatay',
        'gusto ko nang mamatay',
        'gusto kong mamatay',
        'gusto ko mamatay',
        'gusto q na mamatay',
        'ayoko na mabuhay',
        'ayoko nang mabuhay',
        'ayaw ko na mabuhay',
      ],
      ...[
        'ayaw ko nang mabuhay',
        'sana mamatay na ako',
        'sana mamatay nalang ako',
        'sana mamatay na lang ako',
        'sana patay na ako',
        'mamatay na lang ako',
        'mamatay nalang ako',
      ],
      ...[
        'gusto kong magpakamatay',
        'gusto ko magpakamatay',
        'gusto ko na magpakamatay',
        'gusto ko nang magpakamatay',
        'naiisip kong magpakamatay',
        'naiisip ko magpakamatay',
        'wala na akong ganang mabuhay',
      ],
    ],
    plans: [
      'magpapakamatay ako',
      'magpapakamatay na ako',
      'papatayin ko ang sarili ko',
      'papatayin ko sarili ko',
      'tatapusin ko na ang buhay ko',
    ],
    unlessAfter: ['hindi', 'di'],
    unlessBefore: ['sa gutom', 'sa kakatawa', 'sa tawa', 'sa hiya', 'sa pagod'],
  },
  {
    name: 'Hindi',
    wishes: [
      ...[
        'मुझे मरना है',
        'मरना चाहती',
        'मरना चाहता',
        'मर जाना चाहती',
        'मर जाना चाहता',
        'मैं मर जाऊं',
        'मैं मर जाऊँ',
        'जीना नहीं चाहती',
        'जीना नहीं चाहता',
        'जीने का मन नहीं',
        'मरने का मन',
      ],
      ...[
        'आत्महत्या करना चाहती',
        'आत्महत्या करना चाहता',
        'आत्महत्या के बारे में',
        'आत्महत्या के विचार',
        'खुदकुशी करना चाहती',
        'खुद को मार',
        'जान दे दूं',
        'जान देना चाहती',
      ],
      ...[
        'mujhe marna hai',
        'muje marna hai',
        'marna chahti',
        'marna chahta',
        'mar jana chahti',
        'mar jana chahta',
        'mai mar jau',
        'main mar jaun',
        'main mar jau',
        'mein mar jaun',
        'jeena nahi chahti',
        'jeena nahi chahta',
        'jina nahi chahti',
      ],
      ...[
        'jeena nahin chahti',
        'jeene ka mann nahi',
        'jeene ka man nahi',
        'marne ka mann',
        'marne ka man karta',
        'suicide karna chahti',
        'suicide karna chahta',
        'khudkhushi karna chahti',
        'aatmhatya karna chahti',
        'atmahatya karna chahti',
      ],
    ],
    plans: [
      'आत्महत्या कर लूंगी',
      'आत्महत्या कर लूँगी',
      'आत्महत्या करने जा',
      'खुदकुशी कर लूंगी',
      'suicide kar lungi',
      'suicide kar lunga',
      'suicide karne ja',
      'khudkushi kar lungi',
      'apni jaan de dungi',
    ],
    unlessAfter: ['नहीं', 'nahi', 'nahin', 'nhi'],
    unlessBefore: ['नहीं', 'nahi', 'nahin', 'nhi'],
  },
  {
    name: 'Spanish',
    wishes: [
      ...[
        'quiero morir',
        'quiero morirme',
        'me quiero morir',
        'quisiera morir',
        'quisiera morirme',
        'quisiera estar muerta',
        'quisiera estar muerto',
        'quiero estar muerta',
        'quiero estar muerto',
      ],
      ...[
        'no quiero vivir',
        'ya no quiero vivir',
        'no quiero seguir viviendo',
        'no quiero vivir más',
        'quiero matarme',
        'me quiero matar',
        'quiero suicidarme',
        'me quiero suicidar',
        'pienso en suicidarme',
      ],
      ...[
        'pienso en el suicidio',
        'pensando en suicidarme',
        'pensamientos suicidas',
        'ganas de morir',
        'ganas de morirme',
        'ganas de matarme',
        'ojalá me muera',
        'ojalá estuviera muerta',
        'mejor muerta',
        'cansada de vivir',
        'quitarme la vida',
        'terminar con mi vida',
        'acabar con mi vida',
      ],
    ],
    plans: [
      'voy a matarme',
      'me voy a matar',
      'voy a suicidarme',
      'me voy a suicidar',
      'voy a quitarme la vida',
      'me voy a quitar la vida',
      'esta noche me mato',
      'he decidido morir',
    ],
    unlessAfter: ['no', 'nunca', 'jamás'],
    unlessBefore: ['de risa', 'de vergüenza', 'de hambre', 'de sueño', 'de la risa', 'de calor', 'de amor'],
  },
]

const classes = {
  wishes: { id: 'wish-to-die-in-another-tongue', level: 'crisis', cardId: 'crisis-suicide', patterns: [] },
  plans: { id: 'plan-to-die-in-another-tongue', level: 'emergency', cardId: 'emergency-life', patterns: [] },
} as const satisfies Record<string, PatternClass>

interface Phrase {
  /** As it stands in a folded text. */
  said: string
  unlessAfter: readonly string[]
  unlessBefore: readonly string[]
  found: PatternClass
}

const phrases: readonly Phrase[] = (['plans', 'wishes'] as const).flatMap((kind) =>
  tongues.flatMap((tongue) => {
    const asRead = (phrase: string) => (tongue.isUnspaced ? folded(phrase).trim() : folded(phrase))
    return tongue[kind].map((phrase) => ({
      said: asRead(phrase),
      unlessAfter: tongue.unlessAfter.map(asRead),
      unlessBefore: tongue.unlessBefore?.map(asRead) ?? [],
      found: classes[kind],
    }))
  }),
)

/** A wish to die in one of the ten languages most spoken at home in Australia after English, a plan before a wish. */
export function signalInTongues(text: string): PatternClass | undefined {
  const plain = folded(text)
  return phrases.find((phrase) => isSaid(plain, phrase))?.found
}

function isSaid(plain: string, { said, unlessAfter, unlessBefore }: Phrase): boolean {
  for (let at = plain.indexOf(said); at >= 0; at = plain.indexOf(said, at + 1)) {
    const before = plain.slice(0, at + (said.startsWith(' ') ? 1 : 0))
    const after = plain.slice(at + said.length - (said.endsWith(' ') ? 1 : 0))
    const isTurned =
      unlessAfter.some((word) => before.endsWith(word)) || unlessBefore.some((word) => after.startsWith(word))
    if (!isTurned) return true
  }
  return false
}
