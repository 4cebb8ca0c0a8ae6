import type { Alias, Synonyms } from './schema/synonyms';

// What visitors type into the search, and how the texts of this site say it. The search finds the texts
// with either: the words are added to the three pages or lines that it finds first for `means`. A word that stands
// alone counts more than a phrase. The words are never shown. Other names of places go into their `aliases`, and
// other spellings into the list at the end.
export const synonyms: Synonyms[] = [
  // Families.
  { typed: ['infant', 'baby', 'babies', 'toddler', 'kid', 'kids', 'bachche'], means: ['children'] },
  { typed: ['cot', 'crib', 'baby cot', 'baby bed', 'extra bed'], means: ['child bed'] },
  { typed: ['life jacket', 'life vest', 'car seat', 'child seat', 'baby seat'], means: ['child seat'] },
  { typed: ['stroller', 'pram', 'buggy', 'pushchair', 'pushchairs'], means: ['pushchair'] },
  {
    typed: ['senior citizen', 'senior citizens', 'elderly', 'seniors', 'grandmother', 'grandfather', 'grandma',
      'grandpa', 'grandparent', 'budhe', 'buzurg'],
    means: ['grandparents', 'stairs'],
  },
  {
    typed: ['old people', 'old parents', 'old age', 'knee', 'knee pain', 'back pain', 'joint pain', 'arthritis', 'crutches', 'walking stick', 'cannot walk'],
    means: ['stairs or gangways are difficult', 'grandparents'],
  },
  { typed: ['year old', 'years old', 'month old', 'months old'], means: ['children'] },
  { typed: ['jetski'], means: ['jet ski'] },
  { typed: ['diaper', 'diapers', 'nappy', 'pampers'], means: ['nappies'] },
  { typed: ['wheelchair', 'wheel chair', 'disabled', 'handicapped', 'walker'], means: ['wheelchair', 'stairs'] },
  { typed: ['couple', 'trip for two', 'newly married', 'romantic', 'anniversary'], means: ['honeymoon'] },
  { typed: ['tour', 'tours', 'trip', 'holiday'], means: ['package'] },
  // Money.
  { typed: ['atm', 'atms'], means: ['cash machine'] },
  { typed: ['currency', 'currency exchange', 'euro', 'dollars', 'gpay', 'phonepe', 'paytm', 'foreign card', 'german card', 'international card', 'forex card', 'credit card', 'debit card'], means: ['money and daily life', 'upi'] },
  { typed: ['swift', 'wire transfer', 'bank transfer from abroad'], means: ['international bank transfer'] },
  { typed: ['solo', 'single', 'alone', 'akela'], means: ['travelling alone'] },
  { typed: ['one night more', 'additional night', 'one more night'], means: ['extra night'] },
  {
    typed: ['low budget', 'sasta', 'lowest price', 'discount', 'discounts', 'offer', 'offers', 'coupon', 'deal', 'deals'],
    means: ['which is the cheapest'],
  },
  { typed: ['luxury', 'five star', '5 star', 'better hotel', 'sea view', 'premium'], means: ['rooms', 'better or sea view room'] },
  { typed: ['under', 'below', 'cheap', 'rate', 'rates', 'low price'], means: ['budget'] },
  { typed: ['gst', 'tax'], means: ['taxes'] },
  { typed: ['emi', 'instalment', 'installment', 'advance', 'booking amount'], means: ['deposit'] },
  { 
    typed: [
      'cancellation', 'cancelation', 'refund policy', 'how do i cancel', 'cancel my trip', 'cancellation charges', 'cancellation fee',
      'cancel charges', '7 days before', '14 days before', '15 days before', '30 days before',
    ],
    means: ['if you cancel'],
  },
  {
    typed: ['cancel trip', 'cancel booking', 'cancel package', 'cancel refund', 'cancellation refund', 'package refund', 'trip refund', 'booking refund', 'want to cancel', 'money back', 'full refund'],
    means: ['if you cancel'],
  },
  {
    typed: ['pay online', 'online payment', 'payment', 'how to pay', 'paypal'],
    means: ['ways to pay', 'how do i pay'],
  },
  { typed: ['surcharge', 'peak season charge', 'peak charge'], means: ['each night costs more'] },
  { typed: ['scam', 'fraud', 'fake', 'cheated'], means: ['only into the account'] },
  // Papers and rules.
  {
    typed: ['aadhaar', 'aadhar', 'adhar', 'id', 'id proof', 'id card', 'pan card', 'documents'],
    means: ['identity card', 'papers'],
  },
  {
    typed: [
      'foreigner', 'foreigners', 'nri', 'oci', 'visa', 'rap', 'german', 'french', 'british', 'american',
      'russian', 'israeli', 'australian', 'european', 'e visa', 'evisa',
    ],
    means: ['foreign visitors'],
  },
  {
    typed: [
      'germany', 'france', 'britain', 'uk', 'usa', 'america', 'russia', 'israel', 'australia', 'europe',
      'foreign passport', 'immigration',
    ],
    means: ['foreign visitors', 'foreigners need a permit'],
  },
  { typed: ['jarawa', 'jarawas', 'tribe', 'tribes', 'tribal'], means: ['road to baratang reserve'] },
  { typed: ['beer', 'wine', 'liquor', 'daru', 'drinks'], means: ['alcohol'] },
  {
    typed: ['water bottle', 'polythene', 'mineral water'],
    means: ['plastic bottles'],
  },
  { typed: ['safe water', 'tap water', 'drinking water', 'water to drink', 'safe to drink', 'water safe to drink', 'drink water', 'drink the water'], means: ['filtered water'] },
  // Time and weather.
  {
    typed: ['best time', 'best month', 'good time', 'right time', 'kab jana', 'peak season', 'off season'],
    means: ['when to go', 'which months are best'],
  },
  {
    typed: [
      'january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september',
      'october', 'november', 'december',
    ],
    means: ['best time to visit'],
  },
  { typed: ['barish', 'baarish', 'rains', 'rainy season'], means: ['monsoon'] },
  { typed: ['mausam', 'climate'], means: ['weather'] },
  { typed: ['cyclone', 'toofan'], means: ['storms'] },
  { typed: ['bad weather', 'rough weather'], means: ['storm', 'no ship sails'] },
  { typed: ['time', 'timing', 'timings', 'timetable', 'schedule', 'duration'], means: ['how long', 'hours'] },
  { typed: ['sunset time', 'sunset timing', 'what time is sunset'], means: ['sunset'] },
  { typed: ['high tide', 'tide time', 'tide times', 'tide timings'], means: ['tides'] },
  // On the way.
  { typed: ['jahaj', 'jahaz', 'ship', 'ships', 'cruise'], means: ['ferry'] },
  {
    typed: [
      'by ship', 'ship to andaman', 'ship from chennai', 'ship from kolkata', 'ship from vizag', 'chennai ship', 'chennai to port blair ship',
      'vizag', 'visakhapatnam', 'mainland ship',
    ],
    means: ['ship from the mainland'],
  },
  { typed: ['chennai', 'madras', 'kolkata', 'calcutta', 'delhi', 'new delhi'], means: ['flight from chennai kolkata or delhi'] },
  {
    typed: ['download', 'downloads', 'save', 'saved', 'my saved trips', 'my list', 'keep', 'kept', 'bookmark', 'wishlist', 'favourites', 'shortlist'],
    means: ['saved your own list'],
  },
  {
    typed: [
      'missed flight', 'missed my flight', 'missed plane', 'missed my plane', 'missed the flight', 'flight left', 'flight has left', 'plane left', 'miss my flight', 'my flight is today', 'flight today', 'flight cancelled', 'my flight is tomorrow', 'flight tomorrow',
      'flying tomorrow', 'fly tomorrow',
    ],
    means: ['your flight home', 'if you fly today', 'stuck'],
  },
  {
    typed: [
      'same day', 'same day to havelock', 'same day ferry', 'same day havelock', 'arrive noon', 'arrive at noon', 'land at noon',
      'airport to havelock',
    ],
    means: ['havelock on the day when we land'],
  },
  {
    typed: [
      'print', 'printed', 'printout', 'print ticket', 'printed ticket', 'paper ticket', 'e ticket', 'eticket', 'mobile ticket',
      'ticket on phone', 'ticket on mobile',
    ],
    means: ['ticket on paper', 'print your ferry tickets'],
  },
  { typed: ['gov', 'govt', 'sarkari'], means: ['government'] },
  { typed: ['ticket price', 'fare', 'fares'], means: ['cost'] },
  {
    typed: ['ferry price', 'ferry prices', 'ferry ticket price', 'ferry fare', 'ferry fares'],
    means: ['cruise ferry booking'],
  },
  {
    typed: ['book ferry ticket', 'book ferry tickets', 'ferry booking', 'ferry ticket booking', 'book ferry'],
    means: ['cruise ferry booking'],
  },
  { typed: ['which ferry', 'which ferry is best', 'best ferry', 'fastest ferry'], means: ['private ferry'] },
  {
    typed: ['harbour to airport', 'airport to harbour', 'jetty to airport', 'airport to jetty', 'airport distance'],
    means: ['getting about'],
  },
  { typed: ['plane', 'airlines', 'air ticket'], means: ['flight'] },
  { typed: ['cab', 'cabs', 'auto', 'rickshaw', 'ola', 'uber', 'bus'], means: ['taxis', 'getting about'] },
  {
    typed: ['bike', 'bike rent', 'bike rental', 'scooty', 'scooter rent', 'two wheeler', 'rent a bike'],
    means: ['hire a scooter', 'getting about'],
  },
  {
    typed: [
      'luggage', 'baggage', 'bags', 'suitcase', 'suitcases', 'luggage limit', 'baggage limit', 'luggage weight', 'how many suitcases',
    ],
    means: ['how much luggage'],
  },
  { typed: ['motion sickness', 'travel sickness', 'sea sick', 'sea sickness', 'vomit', 'vomiting', 'ulti', 'nausea'], means: ['seasick', 'seasickness'] },
  { typed: ['check in time', 'checkin time', 'reporting time', 'report time', 'gate closes'], means: ['when to report', 'rooms are usually ready'] },
  {
    typed: ['ferry time table', 'ferry timetable', 'ferry schedule', 'ferry timings', 'ferry timing', 'ferry time', 'ship schedule', 'ship time'],
    means: ['ferry', 'schedules'],
  },
  { typed: ['government ferry ticket', 'government ferry', 'government ship', 'govt ferry', 'govt ship', 'dss ferry'], means: ['ships of the directorate'] },
  { typed: ['how to reach', 'how to go', 'kaise jaye'], means: ['flight'] },
  { typed: ['how many days', 'kitne din'], means: ['how many nights'] },
  {
    typed: [
      'stranded', 'stuck', 'stuck on havelock', 'stuck on neil', 'stuck in havelock', 'stuck havelock', 'stuck neil', 'no ferry',
      'ferry not running', 'ferry did not go', 'ferry not going', 'ship did not sail', 'boat cancelled', 'ferry tomorrow', 'ferry to port blair tomorrow', 'ferry to havelock tomorrow',
    ],
    means: ['i am stuck', 'ferry is cancelled'],
  },
  { typed: ['seat today', 'ticket today', 'seat tomorrow', 'ticket tomorrow'], means: ['ferry is cancelled', 'i am stuck'] },
  {
    typed: ['tomorrow ferry', 'tomorrow boat', 'tomorrow ship', 'is there a boat tomorrow', 'boat tomorrow', 'ship tomorrow', 'is there a ferry tomorrow'],
    means: ['i am stuck', 'ferry is cancelled'],
  },
  {
    typed: [
      'last ferry time', 'last ferry', 'last ferry today', 'last ship', 'last boat', 'ferry today', 'next ferry', 'first ferry',
      'last ferry to port blair', 'last ferry to havelock', 'next boat', 'next ship', 'boat today', 'is there a boat today',
    ],
    means: ['ask about every ship'],
  },
  {
    typed: ['ferry refund', 'refund ferry', 'makruzz refund', 'refund makruzz', 'nautika refund', 'majestic refund'],
    means: ['ferry is cancelled', 'refund of a ferry ticket'],
  },
  {
    typed: ['not sailing', 'does not sail', 'did not sail', 'not running', 'not going', 'called off', 'cancl', 'cancle'],
    means: ['cancelled ferry'],
  },
  {
    typed: ['lost hotel night', 'lost night', 'hotel night lost', 'lose a night', 'hotel refund'],
    means: ['lose a hotel night'],
  },
  {
    typed: ['six in the morning', '6 am', '6am', '24 7', '24x7', 'out of hours'],
    means: ['you can call us'],
  },
  // At the place.
  {
    typed: ['sim', 'sim card', 'jio', 'airtel', 'signal', 'mobile signal', 'reception', 'mobile network', 'network'],
    means: ['phone and internet'],
  },
  { typed: ['2g', '3g', 'low data', 'data saver', 'text only', 'slow internet'], means: ['phone and internet', 'without a network'] },
  { typed: ['garmin', 'inreach', 'sat phone', 'satellite messenger'], means: ['satellite phones'] },
  {
    typed: ['electricity', 'plug', 'plugs', 'socket', 'sockets', 'adapter', 'adaptor', 'voltage', 'charger', 'power plug', 'power cut'],
    means: ['power hot water internet'],
  },
  { typed: ['bank holiday', 'public holiday', 'national holiday', 'bank holidays', 'public holidays', '26 january', '15 august', '2 october', 'republic day', 'independence day', 'gandhi jayanti'], means: ['open and closed'] },
  { typed: ['otp'], means: ['phone and internet'] },
  { typed: ['sms', 'text message'], means: ['i am stuck', 'sms needs only a telephone signal'] },
  { typed: ['wifi', 'wi fi', 'net'], means: ['internet'] },
  { typed: ['offline', 'save page', 'save this page', 'save page offline', 'no internet', 'no signal', 'without internet'], means: ['without a network', 'phone and internet'] },
  { typed: ['language', 'languages'], means: ['contact us'] },
  {
    typed: [
      'hindi', 'bengali', 'tamil', 'telugu', 'हिन्दी', 'हिंदी', 'বাংলা', 'தமிழ்', 'తెలుగు', 'language card', 'show to driver',
      'show the driver', 'show driver', 'translate', 'translation', 'translator'
    ],
    means: ['phrases for your phone', 'contact us'],
  },
  {
    typed: ['hotel full', 'hotel is full', 'no room', 'no rooms', 'rooms full', 'all hotels full', 'fully booked'],
    means: ['i am stuck', 'ask it to call another hotel'],
  },
  { typed: ['resort', 'resorts', 'stay', 'room', 'rooms', 'accommodation'], means: ['hotel'] },
  { typed: ['restaurant', 'restaurants', 'khana', 'seafood', 'veg', 'pure veg', 'vegetarian', 'vegan', 'dosa', 'idli', 'thali'], means: ['food', 'vegetarian food'] },
  {
    typed: ['halal', 'jain', 'jain food', 'halal food', 'bengali food', 'south indian food', 'gujarati food', 'own food'],
    means: ['bengali jain or halal food'],
  },
  {
    typed: ['what to pack', 'pack', 'packing', 'packing list', 'clothes', 'dress', 'what to wear', 'what to carry'],
    means: ['what to bring'],
  },
  { typed: ['chemist', 'chemists', 'pharmacy', 'medicine', 'medicines', 'medical'], means: ['chemists', 'doctors'] },
  { typed: ['emergency', 'sos', 'call now', 'lost passport', 'police', 'ambulance', 'helpline', 'emergency number', 'emergency phone', 'emergency phone number'], means: ['help', 'emergency'] },
  {
    typed: [
      'call from abroad', 'call from germany', 'call from france', 'call from uk', 'call from usa', 'international call',
    ],
    means: ['contact'],
  },
  { typed: ['phone number', 'contact number', 'mobile number', 'address', 'email', 'office hours'], means: ['contact'] },
  { typed: ['bioluminescence', 'phosphorescence', 'bioluminescent', 'glowing', 'glow', 'plankton', 'moon', 'new moon', 'full moon', 'moonlight'], means: ['sea glows', 'water may glow', 'around new moon'] },
  { typed: ['swim', 'swimming', 'lifeguard', 'crocodile', 'crocodiles'], means: ['safety in the water'] },
  { typed: ['dangerous', 'danger'], means: ['safety in the water'] },
  {
    typed: ['safe beach', 'safe beach for children', 'calm beach', 'shallow beach', 'beach for kids', 'beach for children'],
    means: ['bharatpur', 'safety in the water'],
  },
  { typed: ['age limit', 'minimum age'], means: ['from what age', 'age'] },
  { typed: ['how old to dive', 'dive age', 'diving age', 'scuba age', 'age for scuba'], means: ['first dive'] },
  { typed: ['turtle', 'turtles', 'turtle nesting'], means: ['turtles'] },
  { typed: ['non swimmer', 'non swimmers', 'cannot swim', 'cant swim'], means: ['swim', 'non swimmers'] },
  { typed: ['snorkel', 'snorkeling', 'snorkelling', 'snorkling'], means: ['snorkeling', 'snorkelling'] },
  { typed: ['kala pani', 'kaala paani', 'savarkar'], means: ['cellular jail'] },
  { typed: ['laser show', 'light show', 'light and sound'], means: ['sound and light show'] },
  { typed: ['trekking', 'trek', 'hiking', 'hike'], means: ['forest walk', 'on foot'] },
  { typed: ['pregnancy'], means: ['pregnant'] },
  { typed: ['oxygen', 'hospital', 'hospitals', 'dialysis'], means: ['doctors and hospitals'] },
  { typed: ['helicopter', 'seaplane'], means: ['in a storm'] },
  {
    typed: [
      'decompression', 'decompression chamber', 'recompression', 'recompression chamber', 'the bends', 'hyperbaric', 'hyperbaric chamber',
    ],
    means: ['pressure chamber'],
  },
  {
    typed: [
      'dive certificate', 'diving certificate', 'medical certificate', 'dive medical', 'diving medical', 'medical form', 'fit to dive',
    ],
    means: ['first dive', 'health form'],
  },
  { typed: ['no fly', 'no fly time', 'fly after diving', 'flying after diving', 'dive before flight'], means: ['flying after a dive'] },
  { typed: ['liveaboard', 'liveaboards', 'live aboard', 'barren island', 'barren', 'manta', 'mantas', 'manta ray', 'volcano'], means: ['dive sites'] },
  { typed: ['nicobar', 'nicobar islands', 'car nicobar', 'great nicobar', 'campbell bay'], means: ['hut bay'] },
  { typed: ['mud volcano'], means: ['mud volcano'] },
  {
    typed: [
      'how much for 4 people', 'how much for 2 people', 'how much for 3 people', 'how much for', 'for 4 people', 'for 2 people', '4 people',
      'cost for 4 people', 'price for 4 people', 'price for 2', 'price for two', 'family of four',
    ],
    means: ['price per person'],
  },
  {
    typed: [
      'price couple', 'couple price', 'january price couple', 'price for couple', 'how much for two', 'how much for 2', 'cost for two', 'cost for couple',
    ],
    means: ['price of a trip'],
  },
  { typed: ['where is the office', 'office address', 'where is your office', 'head office'], means: ['contact us'] },
  { typed: ['dan', 'divers alert network', 'dive insurance', 'diving insurance'], means: ['insurance that names diving'] },
  { typed: ['tauchen', 'tauchkurs', 'plongée', 'buceo'], means: ['scuba diving'] },
  {
    typed: ['heart', 'heart disease', 'heart patient', 'heart problem', 'heart attack', 'heart condition'],
    means: ['who should stay on the boat', 'who should not fly', 'health form'],
  },
  { typed: ['logbook', 'log book', 'dive card', 'padi', 'ssi', 'rescue diver', 'advanced diver', 'open water', 'divemaster'], means: ['certified divers', 'logbook'] },
  { typed: ['washroom', 'washrooms', 'bathroom', 'loo'], means: ['toilet'] },
  { typed: ['unmarried couple', 'couple friendly'], means: ['unmarried'] },
  { typed: ['female', 'women', 'ladies', 'solo female', 'solo woman', 'women alone'], means: ['many women travel here alone'] },
  { typed: ['periods', 'pads', 'tampon', 'tampons'], means: ['sanitary products'] },
  { typed: ['bikini', 'swimsuit', 'dress code'], means: ['swimwear'] },
  { typed: ['seashell', 'seashells', 'souvenir', 'souvenirs'], means: ['shells'] },
  { typed: ['two nights'], means: ['2 nights'] },
  { typed: ['three nights'], means: ['3 nights'] },
  { typed: ['four nights'], means: ['4 nights'] },
  { typed: ['five nights'], means: ['5 nights'] },
  { typed: ['six nights'], means: ['6 nights'] },
  { typed: ['seven nights', 'one week'], means: ['7 nights'] },
  { typed: ['four days'], means: ['4 days'] },
  { typed: ['five days'], means: ['5 days'] },
  { typed: ['six days'], means: ['6 days'] },
  { typed: ['seven days'], means: ['7 days'] },
  { typed: ['eight days'], means: ['8 days'] },
  { typed: ['portblair'], means: ['port blair'] },
  { typed: ['neel', 'nil', 'nile'], means: ['neil'] },
  { typed: ['durga puja', 'puja', 'pooja', 'puja holidays', 'pooja holidays', 'dussehra'], means: ['school holidays'] },
  { typed: ['ground floor', 'ground floor room', 'lift', 'elevator'], means: ['stairs'] },
  { typed: ['insurance letter', 'insurance papers', 'claim insurance', 'proof for insurance'], means: ['papers for your insurer'] },
  { typed: ['book by phone', 'phone booking', 'no internet booking', 'plan by sms', 'book by sms', 'sms booking'], means: ['contact us'] },
  { typed: ['late checkout', 'late check out', 'early check in', 'early checkin'], means: ['hotel booking'] },
  {
    typed: [
      'fever', 'sick', 'ill', 'vomiting', 'insulin', 'diabetes', 'diabetic', 'blood pressure', 'malaria', 'vaccination',
    ],
    means: ['doctors and hospitals'],
  },
  { typed: ['mosquito', 'mosquitoes', 'mosquitos', 'insects', 'sandfly', 'insect bites'], means: ['sandflies', 'insect repellent'] },
  { typed: ['allergy', 'food allergy', 'fish allergy', 'nut allergy', 'allergic'], means: ['food', 'vegetarian food'] },
  { typed: ['jellyfish', 'jelly fish', 'stonefish', 'sting', 'shark', 'sharks', 'currents', 'drowning'], means: ['safety in the water'] },
  { typed: ['who are you', 'about you', 'your company', 'who runs this'], means: ['about'] },
  { typed: ['high chair', 'baby chair'], means: ['child seat'] },
  { typed: ['pongal', 'republic day', 'school holidays'], means: ['school holidays'] },
  { typed: ['christmas', 'xmas', 'new year', 'new year price', 'new year eve'], means: ['season', 'school holidays'] },
  { typed: ['late flight', 'flight delayed', 'delayed flight', 'flight late'], means: ['flight to port blair late or cancelled', 'havelock on the day when we land'] },
  {
    typed: ['land late', 'land later', 'lands late', 'late landing', 'late flight arrival', 'flight lands late', 'evening flight', 'land at', '4 pm', '5 pm', '6 pm', '5pm'],
    means: ['if you land later'],
  },
  { typed: ['two tank dive', 'dive price', 'dive cost', 'scuba price'], means: ['scuba diving'] },
  { typed: ['senior discount', 'senior citizen discount'], means: ['seniors pay'] },
  { typed: ['paisa wapas', 'paise wapas', 'paise kab milenge'], means: ['if you cancel', 'refund of a ferry ticket'] },
  { typed: ['kharcha', 'paisa', 'paise'], means: ['price of a trip', 'what does a trip cost'] },
  { typed: ['entry fee', 'entrance fee', 'entry ticket', 'entry price'], means: ['price of a package cover'] },
  { typed: ['things to do', 'what to do', 'places to see', 'places to visit', 'ghumne ki jagah'], means: ['place'] },
  { typed: ['enquiry', 'inquiry', 'enquire', 'book trip', 'book a trip', 'how to book', 'book now'], means: ['contact us'] },
  { typed: ['girlfriend', 'boyfriend', 'unmarried', 'not married'], means: ['unmarried couple'] },
  { typed: ['हैवलॉक', 'হ্যাভলক', 'ஹேவ்லாக்', 'హేవ్లాక్'], means: ['havelock'] },
  { typed: ['नील', 'নীল', 'நீல்', 'నీల్'], means: ['neil'] },
  { typed: ['radd', 'ferry band', 'ferry nahi', 'nahi chal rahi', 'kab chalegi', 'फ़ेरी रद्द', 'ফেরি বাতিল', 'படகு ரத்து', 'ఫెర్రీ రద్దు'], means: ['cancelled ferry'] },
  { typed: ['candlelight', 'candle light dinner', 'candlelight dinner', 'private dinner', 'cake', 'flowers', 'flower bed', 'surprise'], means: ['dinner by candlelight'] },
  { typed: ['postpone', 'move dates', 'move my dates', 'change date', 'change dates', 'reschedule'], means: ['move your dates'] },
  { typed: ['check in hotel', 'check in', 'early check in', 'check in time hotel', 'hotel check in', 'late check out'], means: ['rooms are usually ready'] },
  { typed: ['private car', 'private tour', 'private trip', 'group tour', 'join a group', 'sharing car'], means: ['your group alone'] },
  { typed: ['which hotel', 'hotel name', 'which hotels', 'hotel list'], means: ['names the hotels'] },
  { typed: ['tip', 'tips', 'tipping'], means: ['paid on the spot'] },
  { typed: ['registration', 'company registration', 'gst number', 'tax number'], means: ['registration and tax number'] },
  { typed: ['aowd', 'advanced open water'], means: ['certified divers'] },
  { typed: ['compensation', 'reimbursement'], means: ['refund of a ferry ticket', 'ferry is cancelled'] },
  { typed: ['pediatrician', 'paediatrician', 'children doctor', 'hospital', 'clinic'], means: ['doctors'] },
  { typed: ['bank transfer', 'bank transfer germany', 'pay from germany', 'iban'], means: ['international bank transfer'] },
  { typed: ['buffer', 'buffer day', 'buffer night'], means: ['night in port blair before the flight'] },
  { typed: ['makar sankranti', 'sankranti', 'holi'], means: ['school holidays'] },
  { typed: ['wreck', 'wrecks', 'wreck dive'], means: ['dive sites'] },
  { typed: ['oxygen'], means: ['your first dive at havelock'] },
  { typed: ['left luggage', 'luggage storage', 'leave bags', 'cloak room', 'late checkout'], means: ['bags at the desk'] },
  { typed: ['havelock ferry', 'ferry to havelock', 'havelock ferry time', 'havelock ferry timing', 'first ferry to havelock'], means: ['port blair to havelock'] },
  { typed: ['neil ferry', 'ferry to neil', 'neil ferry time', 'neil ferry timing', 'first ferry to neil'], means: ['port blair to neil'] },
  { typed: ['havelock ferry cancelled', 'neil ferry cancelled', 'ferry to havelock cancelled', 'ferry to neil cancelled'], means: ['cancelled ferry'] },
  { typed: ['refund'], means: ['if you cancel', 'money for the ticket'] },
  { typed: ['ticket valid', 'valid next day', 'next day', 'ticket moved', 'same ticket'], means: ['booked without us'] },
  { typed: ['refund days', 'when refund', 'refund how many days', 'how many days refund'], means: ['refund of a ferry ticket'] },
  { typed: ['phoenix bay', 'phoenix bay counter', 'phoenix bay opening'], means: ['ships of the directorate'] },
  { typed: ['wetsuit', 'wet suit', 'nitrox', 'dive equipment', 'dive gear', 'hire gear', 'rent gear', 'gear'], means: ['wetsuits'] },
  { typed: ['fly after dive', 'wait fly', 'flying after diving'], means: ['after a dive wait'] },
  { typed: ['bangalore', 'bengaluru', 'hyderabad', 'mumbai', 'bombay'], means: ['other cities'] },
  { typed: ['two year old', '2 year old', 'one year old', 'three year old'], means: ['toddlers'] },
  { typed: ['my flight is tomorrow', 'flight tomorrow', 'fly tomorrow', 'flight tomorrow ferry'], means: ['your flight home'] },
  { typed: ['complain', 'complaint'], means: ['privacy'] },
  { typed: ['wade', 'cannot wade', 'without steps', 'no steps'], means: ['stairs or gangways are difficult'] },
  { typed: ['arrive in evening', 'arrive in the evening', 'arrive late'], means: ['if you land later'] },
  { typed: ['equipment rental', 'rent equipment', 'hire equipment'], means: ['wetsuits'] },
  { typed: ['non stop', 'nonstop', 'non stop flight', 'direct flight'], means: ['flight from chennai kolkata or delhi'] },
  { typed: ['too late', 'last minute', 'late booking', 'still available'], means: ['how early to book'] },
  { typed: ['seat now', 'buy a seat', 'buy seat', 'seat available'], means: ['ferry is cancelled', 'i am stuck'] },
  { typed: ['counter opens', 'counter hours', 'counter opening time', 'counter open', 'ticket office', 'ticket office open', 'operator number', 'operator phone', 'operator phone number', 'ferry phone number'], means: ['cancelled ferry'] },
];

// Other spellings of names. The search finds a name by them too, and the maps write the name instead of them.
export const aliases: Alias[] = [
  { name: 'Elephant Beach', aliases: ['Elephanta beach', 'Elephanta'] },
  { name: 'North Bay', aliases: ['Northbay'] },
  { name: 'Radhanagar', aliases: ['Radha-Nagar', 'Radha Nagar', 'RadhaNagar', 'Radhnagar'] },
  { name: 'Chidiya Tapu', aliases: ['Chidiyatapu', 'ChidiyaTapu', 'Chidiya-Tapu', 'Chidia Tapu'] },
  { name: 'Corbyn’s Cove', aliases: ["Corbyn's Cove", 'Corbyns Cove', 'Corbyn Cove'] },
  { name: 'Kalapathar', aliases: ['Kala Pathar', 'Kalapatthar'] },
  { name: 'Laxmanpur', aliases: ['Lakshmanpur'] },
  { name: 'Wandoor', aliases: ['Wandur'] },
];
