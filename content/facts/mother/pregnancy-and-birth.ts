import type { FactTopic } from '../fact.ts'
import { mentalHealthGuideline, pregnancyBirthBaby } from '../sources.ts'

export const pregnancyAndBirth: FactTopic = {
  id: 'pregnancy-and-birth',
  name: 'Aches, nights and giving birth',
  facts: [
    {
      id: 'early-pregnancy-cramps',
      question: 'I have cramps in early pregnancy but no blood. Is that normal?',
      asked: [
        'period type pain 5 weeks pregnant',
        'stretching and pulling low belly pregnant',
        'round ligament pain',
        'cramping with a clean pad',
        'stabbing in my groin when i roll over pregnant',
        'tummy twinges 8 weeks',
        'feels like my period is coming but i am pregnant',
      ],
      answer:
        'Mild cramps that come and go are common and mostly harmless. Your womb grows, its ligaments stretch, and wind or hard poo can pinch. Rest, a wee, a change of side or a warm pack on the sore spot may ease it. Quick stabs in the groin as you move are often ligaments. Strong pain, pain that stays on one side, pain in the shoulder, a fever, burning wee or any blood is different: get it checked today.',
      appliesTo: 'Pregnant',
      ring: [
        { call: 'emergency', when: 'Blood that pours, you faint, or sudden, very strong pain.' },
        { call: 'hospital', when: 'Strong pain, pain on one side or in the shoulder, or dizzy: now.' },
        { call: 'maternity', when: 'Any blood, or from 20 weeks pain that comes in waves: now.' },
        { call: 'gp', when: 'Burning wee, a fever, or cramps that stay: today.' },
      ],
      source: pregnancyBirthBaby('abdominal pain in pregnancy'),
      reviewed_by: null,
    },
    {
      id: 'discharge-in-pregnancy',
      question: 'Is so much discharge normal in pregnancy, or is it thrush?',
      asked: [
        'white discharge pregnant',
        'itchy down there 20 weeks pregnant',
        'yeast infection while expecting',
        'always wet undies pregnant',
        'canesten pregnant',
        'cottage cheese discharge',
        'smelly discharge third trimester',
        'panty liners all day since pregnant',
      ],
      answer:
        'More discharge than usual is normal in pregnancy: thin, clear or milky, with hardly any smell. If it is thick and white like cottage cheese, and you itch or feel sore, it may be thrush. That is common and does no harm to your baby. Ask before you treat it: creams or pessaries are used in pregnancy, tablets are not. Green, grey or smelly discharge needs a test. If it is watery and keeps coming, it may be your waters.',
      appliesTo: 'Pregnant',
      ring: [
        { call: 'maternity', when: 'Watery and keeps coming, bloody, or like jelly before 37 weeks: now.' },
        { call: 'gp', when: 'Itch, sores, a smell, an odd colour or burning wee: soon.' },
        { call: 'pharmacist', when: 'Before you buy a thrush cream; say how many weeks you are.' },
      ],
      source: pregnancyBirthBaby('vaginal discharge during pregnancy'),
      reviewed_by: null,
    },
    {
      id: 'sleepless-in-pregnancy',
      question: 'Why can’t I sleep in pregnancy, and what helps leg cramps at night?',
      asked: [
        'pregnancy insomnia',
        'awake at 3am and pregnant',
        'calf cramps in bed pregnant',
        'restless legs pregnant',
        'up to wee all night third trimester',
        'charley horse pregnant',
        'sleeping tablet while pregnant',
        'vivid dreams pregnant',
      ],
      answer:
        'Hormones, wees, sore hips, dreams and a full head all wake you. It is common, and poor sleep alone does not hurt your baby. Keep one bedtime, drink more by day than at night, and put a pillow between your knees. Awake for long? Get up and do something dull in low light. For a cramp, pull your toes towards you and rub the calf. Legs that have to move can mean low iron. No sleep aids without asking.',
      appliesTo: 'Pregnant',
      ring: [
        { call: 'emergency', when: 'Short of breath or chest pain.' },
        { call: 'maternity', when: 'One leg swollen, hot or sore, a bad headache, or itchy all over: now.' },
        { call: 'panda', when: 'Worry or low mood keeps you awake.' },
        { call: 'gp', when: 'Most nights for two weeks, restless legs, or loud snoring.' },
      ],
      source: pregnancyBirthBaby('sleep during pregnancy'),
      reviewed_by: null,
    },
    {
      id: 'paracetamol-in-pregnancy',
      question: 'Is paracetamol safe in pregnancy, and does it cause autism?',
      asked: [
        'panadol and autism',
        'headache tablet pregnant',
        'tylenol pregnant',
        'nurofen while pregnant by mistake',
        'took panadol before i knew i was pregnant',
        'what can i take for pain when pregnant',
        'migraine tablet pregnant',
        'panadol every day third trimester',
      ],
      answer:
        'Yes, it is the first choice for pain or fever in pregnancy, used as the packet says and for as short a time as you need. Large, careful studies have not shown that it causes autism or ADHD, and Australia’s medicines regulator still rates it as safe. A high fever left alone can do harm. Leave ibuprofen, and take aspirin only if your doctor says so. One taken by mistake? Just ask. Check labels: many cold mixes hold paracetamol, too.',
      appliesTo: 'Pregnant',
      ring: [
        { call: 'poisons', when: 'More than the packet says: at once, even if you feel well.' },
        {
          call: 'maternity',
          when: 'From 20 weeks: a bad headache, blurred sight or pain under the ribs: now. A fever: today.',
        },
        { call: 'pharmacist', when: 'Before any other pain tablet, or if you need it for days.' },
      ],
      source: pregnancyBirthBaby('pain relief during pregnancy'),
      reviewed_by: null,
    },
    {
      id: 'low-in-pregnancy',
      question: 'I feel low or anxious while I am pregnant. Is that normal?',
      asked: [
        'depressed and pregnant',
        'antenatal depression',
        'crying every day pregnant',
        'not excited about being pregnant',
        'prenatal anxiety',
        'hate being pregnant',
        'scared of giving birth tokophobia',
        'panicking about the pregnancy',
      ],
      answer:
        'It is common: about one in ten women gets depressed in pregnancy, and anxiety is at least as common. You need not be glad each day. But if you cry a lot, feel flat, dread the birth or worry without end for two weeks, tell someone. Midwives ask every woman about this, so a true answer is fine. Talking helps, and some medicines suit pregnancy. Please don’t stop one alone. Help now often makes the time after birth easier.',
      appliesTo: 'Pregnant',
      ring: [
        { call: 'emergency', when: 'You may act on thoughts of ending your life or of harm.' },
        { call: 'panda', when: 'Any time you wonder.' },
        { call: 'lifeline', when: 'When PANDA is closed.' },
        { call: 'gp', when: 'Two weeks or more; ask for a mental health treatment plan.' },
        { call: 'maternity', when: 'Fear of the birth: ask to plan it with someone.' },
      ],
      source: mentalHealthGuideline,
      reviewed_by: null,
    },
    {
      id: 'pain-relief-in-labour',
      question: 'Which pain relief can I have in labour, and does an epidural hurt?',
      asked: [
        'gas and air',
        'epidural pros and cons',
        'birth without drugs',
        'tens machine labour',
        'morphine needle in labour',
        'water birth pain',
        'scared of the epidural needle',
        'is it too late for an epidural',
      ],
      answer:
        'You can mix and change your mind. Moving, a shower or bath, heat, massage and a TENS machine help many. Gas takes the edge off and wears off in minutes. A strong needle, such as morphine, lasts some hours; it can make you sick or baby sleepy. An epidural takes most pain away. The skin is numbed first, so most feel a sting, then pressure. Your legs get heavy, and you may need help pushing. Not all places have all.',
      appliesTo: 'Pregnant',
      ring: [
        { call: 'maternity', when: 'To ask what your hospital has, and as soon as labour starts.' },
        { call: 'pregnancy-birth-baby', when: 'To talk through the choices.' },
      ],
      source: pregnancyBirthBaby('pain relief during labour'),
      reviewed_by: null,
    },
    {
      id: 'planned-caesarean',
      question: 'What happens in a planned caesarean, and will I feel it?',
      asked: [
        'elective c section what to expect',
        'minutes a c section takes',
        'awake during c section',
        'spinal for caesarean',
        'partner in theatre',
        'c section step by step',
        'gentle caesarean skin to skin',
        'catheter after caesarean',
      ],
      answer:
        'Most women are awake, numb from the chest down: you feel pulling and pushing, but no sharp pain. Say so at once if you do. You stop food and drink at the hours they tell you. You get a drip, a spinal needle and a tube for wee. A screen hides the cut, and one support person can mostly sit beside you. Baby is often out within ten minutes; closing takes longer. Ask for skin to skin there.',
      appliesTo: 'Pregnant',
      ring: [
        {
          call: 'maternity',
          when: 'Labour, broken waters, bleeding or fewer movements before your date: now.',
        },
        { call: 'pregnancy-birth-baby', when: 'To talk it through before the day.' },
      ],
      source: pregnancyBirthBaby('caesarean section'),
      reviewed_by: null,
    },
  ],
}
