import type { Spellings, Synonyms } from './schema/page';

// What visitors type into the search, and the pages or parts of pages that they look for, whose texts lack these words.
// Single words count more than phrases. The words are never shown. Other names of a place are in its `aliases`
// (places.ts), and other spellings of any name in `spellings` at the end of this file.
export const synonyms: Synonyms[] = [
  // Families.
  {
    typed: ['infant', 'baby', 'babies', 'toddler', 'kid', 'kids', 'bachche'],
    finds: ['/packages/family-6-nights-7-days', '/prices-and-terms#children', '/blogs/andaman-with-children-and-grandparents'],
  },
  {
    typed: ['cot', 'crib', 'baby cot', 'baby bed', 'extra bed'],
    finds: ['/prices-and-terms#children', '/hotelbooking', '/prices-and-terms#extras'],
  },
  { typed: ['quote', 'quotation', 'estimate'], finds: ['/prices-and-terms#quotes', '/contact'] },
  { typed: ['life jacket', 'life vest'], finds: ['/before-you-travel#water-safety'] },
  {
    typed: ['car seat', 'child seat', 'baby seat', 'high chair', 'baby chair'],
    finds: ['/packages/family-6-nights-7-days', '/prices-and-terms#children', '/blogs/andaman-with-children-and-grandparents'],
  },
  {
    typed: ['stroller', 'pram', 'buggy', 'pushchair', 'pushchairs'],
    finds: ['/before-you-travel#step-free', '/sightseeing/limestone-caves-at-baratang', '/packages/baratang-havelock-escapade'],
  },
  {
    typed: ['senior citizen', 'senior citizens', 'elderly', 'seniors', 'retired', 'pensioner', 'grandmother', 'grandfather', 'grandma',
      'grandpa', 'grandparent', 'dida', 'thakuma', 'budhe', 'buzurg'],
    finds: ['/packages/family-5-nights-6-days', '/touroperator', '/questions#knees', '/before-you-travel#step-free'],
  },
  {
    typed: ['old people', 'old parents', 'old age', 'knee', 'knees', 'knee pain', 'back pain', 'joint pain', 'arthritis', 'crutches', 'walking stick', 'cannot walk'],
    finds: ['/before-you-travel#step-free', '/blogs/andaman-with-children-and-grandparents', '/blogs'],
  },
  {
    typed: ['year old', 'years old', 'month old', 'months old'],
    finds: ['/packages/family-6-nights-7-days', '/prices-and-terms#children', '/blogs/andaman-with-children-and-grandparents'],
  },
  { typed: ['jetski'], finds: ['/jetskiride', '/prices-and-terms#extras'] },
  { typed: ['seawalk'], finds: ['/seawalking', '/topplaces/northbay'] },
  { typed: ['watersport', 'watersports'], finds: ['/watersports', '/watersports/coral-safari-submarine', '/watersports/kayaking'] },
  {
    typed: ['wheelchair', 'wheel chair', 'disabled', 'handicapped', 'walker'],
    finds: ['/cruise/nautika', '/before-you-travel#step-free', '/sightseeing/limestone-caves-at-baratang', '/packages/baratang-havelock-escapade'],
  },
  {
    typed: ['honey moon', 'hony moon', 'couple', 'trip for two', 'newly married', 'romantic', 'anniversary'],
    finds: ['/packages/honeymoon-escapade', '/packages/honeymoon-5-nights-6-days', '/packages/honeymoon-4-nights-5-days', '/questions#honeymoon'],
  },
  {
    typed: ['tour', 'tours', 'trip', 'holiday'],
    finds: ['/packages', '/packages/honeymoon-7-nights-8-days', '/packages/family-4-nights-5-days'],
  },
  // Money.
  { typed: ['atm', 'atms'], finds: ['/before-you-travel#money'] },
  {
    typed: ['currency', 'currency exchange', 'euro', 'dollars', 'gpay', 'phonepe', 'paytm', 'foreign card', 'german card', 'international card', 'forex card', 'credit card', 'debit card'],
    finds: ['/before-you-travel#money', '/ferry-cancelled', '/before-you-travel#parks-and-reserves', '/prices-and-terms#payment'],
  },
  { typed: ['swift', 'wire transfer', 'bank transfer from abroad'], finds: ['/prices-and-terms#payment'] },
  {
    typed: ['solo', 'single', 'alone', 'akela'],
    finds: ['/prices-and-terms#singleSupplement', '/questions#woman-alone', '/packages/havelock-neil-escapade'],
  },
  {
    typed: ['one night more', 'additional night', 'one more night'],
    finds: ['/prices-and-terms#rooms', '/prices-and-terms#extras', '/packages/honeymoon-escapade'],
  },
  {
    typed: ['low budget', 'sasta', 'lowest price', 'discount', 'discounts', 'offer', 'offers', 'coupon', 'deal', 'deals'],
    finds: ['/packages', '/touroperator'],
  },
  {
    typed: ['luxury', 'five star', '5 star', 'better hotel', 'sea view', 'premium'],
    finds: ['/hotelbooking', '/before-you-travel#step-free'],
  },
  { typed: ['under', 'below', 'cheap', 'rate', 'rates', 'low price'], finds: ['/packages'] },
  { typed: ['gst', 'tax'], finds: ['/prices-and-terms#perPerson'] },
  {
    typed: ['emi', 'instalment', 'installment', 'advance', 'booking amount'],
    finds: ['/prices-and-terms#deposit', '/prices-and-terms#reply', '/touroperator'],
  },
  {
    typed: [
      'cancellation', 'cancelation', 'refund policy', 'how do i cancel', 'cancel my trip', 'cancellation charges', 'cancellation fee',
      'cancel charges', '7 days before', '14 days before', '15 days before', '30 days before',
    ],
    finds: ['/prices-and-terms#cancellation', '/questions#cancel', '/prices-and-terms#ferry'],
  },
  {
    typed: ['cancel trip', 'cancel booking', 'cancel package', 'cancel refund', 'cancellation refund', 'package refund', 'trip refund', 'booking refund', 'want to cancel', 'money back', 'full refund'],
    finds: ['/prices-and-terms#cancellation', '/questions#cancel', '/prices-and-terms#ferry'],
  },
  {
    typed: ['pay online', 'online payment', 'payment', 'how to pay', 'paypal'],
    finds: ['/prices-and-terms#payment', '/questions#ferry-cancelled', '/touroperator'],
  },
  { typed: ['surcharge', 'peak season charge', 'peak charge'], finds: ['/prices-and-terms#season', '/hotelbooking', '/touroperator'] },
  {
    typed: ['scam', 'fraud', 'fake', 'cheated'],
    finds: ['/packages/honeymoon-6-nights-7-days', '/watersports/radha-nagar', '/cruise/havelock-to-port-blair'],
  },
  // Papers and rules.
  {
    typed: ['aadhaar', 'aadhar', 'adhar', 'id', 'id proof', 'id card', 'pan card', 'documents'],
    finds: ['/before-you-travel#papers-indians', '/cruise/government-ferries', '/questions#ferry-papers', '/before-you-travel'],
  },
  {
    typed: [
      'foreigner', 'foreigners', 'nri', 'oci', 'visa', 'rap', 'german', 'french', 'british', 'american',
      'russian', 'israeli', 'australian', 'european', 'e visa', 'evisa',
    ],
    finds: ['/before-you-travel#permits-foreigners'],
  },
  {
    typed: [
      'germany', 'france', 'britain', 'uk', 'usa', 'america', 'russia', 'israel', 'australia', 'europe',
      'foreign passport', 'immigration',
    ],
    finds: ['/before-you-travel#permits-foreigners'],
  },
  { typed: ['jarawa', 'jarawas', 'tribe', 'tribes', 'tribal'], finds: ['/before-you-travel#parks-and-reserves'] },
  { typed: ['beer', 'wine', 'liquor', 'daru', 'drinks'], finds: ['/before-you-travel#alcohol'] },
  {
    typed: ['water bottle', 'polythene', 'mineral water'],
    finds: ['/before-you-travel#coral-and-shells'],
  },
  {
    typed: ['safe water', 'tap water', 'drinking water', 'water to drink', 'safe to drink', 'water safe to drink', 'drink water', 'drink the water'],
    finds: ['/before-you-travel#food'],
  },
  // Time and weather.
  {
    typed: ['best time', 'best month', 'good time', 'right time', 'kab jana', 'peak season', 'off season'],
    finds: ['/when-to-go', '/sightseeing/chidiya-tapu-sunset-point', '/watersports/parasailing', '/topplaces', '/questions#when', '/questions#flight'],
  },
  {
    typed: [
      'january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september',
      'october', 'november', 'december',
    ],
    finds: ['/when-to-go'],
  },
  { typed: ['barish', 'baarish', 'rains', 'rainy season'], finds: ['/when-to-go'] },
  { typed: ['mausam', 'climate'], finds: ['/when-to-go', '/ferry-cancelled', '/ferry-cancelled#money-back'] },
  { typed: ['cyclone', 'toofan'], finds: ['/before-you-travel#storms', '/ferry-cancelled#your-flight'] },
  {
    typed: ['bad weather', 'rough weather'],
    finds: ['/ferry-cancelled#in-a-storm', '/before-you-travel#storms', '/questions#when', '/ferry-cancelled'],
  },
  {
    typed: ['time', 'timing', 'timings', 'timetable', 'schedule', 'duration'],
    finds: ['/topplaces/long-island', '/topplaces/little-andaman', '/packages/andaman-delights', '/when-to-go', '/packages/family-4-nights-5-days', '/before-you-travel#flying-after-a-dive'],
  },
  {
    typed: ['sunset time', 'sunset timing', 'what time is sunset'],
    finds: ['/sightseeing/chidiya-tapu-sunset-point', '/sightseeing/elephanta-beach-and-radhanagar', '/packages/honeymoon-4-nights-5-days'],
  },
  {
    typed: ['high tide', 'tide time', 'tide times', 'tide timings'],
    finds: ['/before-you-travel#storms', '/packages/havelock-neil-escapade', '/scubadiving'],
  },
  // On the way.
  { typed: ['jahaj', 'jahaz', 'ship', 'ships', 'cruise'], finds: ['/ferry-cancelled', '/cruiseferrybooking', '/prices-and-terms#ferry'] },
  {
    typed: [
      'by ship', 'ship to andaman', 'ship from chennai', 'ship from kolkata', 'ship from vizag', 'chennai ship', 'chennai to port blair ship',
      'vizag', 'visakhapatnam', 'mainland ship',
    ],
    finds: ['/flights', '/airticketing', '/questions'],
  },
  { typed: ['chennai', 'madras', 'kolkata', 'calcutta', 'delhi', 'new delhi'], finds: ['/questions#flight', '/flights'] },
  {
    typed: ['download', 'downloads', 'save', 'saved', 'my saved trips', 'my list', 'keep', 'kept', 'bookmark', 'wishlist', 'favourites', 'shortlist'],
    finds: ['/saved'],
  },
  {
    typed: [
      'missed flight', 'missed my flight', 'missed plane', 'missed my plane', 'missed the flight', 'flight left', 'flight has left', 'plane left', 'miss my flight', 'my flight is today', 'flight today', 'flight cancelled', 'my flight is tomorrow', 'flight tomorrow',
      'flying tomorrow', 'fly tomorrow',
    ],
    finds: ['/ferry-cancelled#your-flight', '/ferry-cancelled', '/touroperator', '/prices-and-terms#ferry', '/questions#ferry-cancelled', '/cruise/nautika'],
  },
  {
    typed: [
      'same day', 'same day to havelock', 'same day ferry', 'same day havelock', 'arrive noon', 'arrive at noon', 'land at noon',
      'airport to havelock',
    ],
    finds: ['/packages/explore-havelock', '/carrental', '/touroperator'],
  },
  {
    typed: [
      'print', 'printed', 'printout', 'print ticket', 'printed ticket', 'paper ticket', 'e ticket', 'eticket', 'mobile ticket',
      'ticket on phone', 'ticket on mobile',
    ],
    finds: ['/cruise/itt-majestic', '/touroperator'],
  },
  { typed: ['gov', 'govt', 'sarkari'], finds: ['/cruise/government-ferries', '/ferry-cancelled', '/cruiseferrybooking'] },
  { typed: ['ticket price', 'fare', 'fares'], finds: ['/questions#cheapest', '/cruiseferrybooking', '/prices-and-terms#extras'] },
  {
    typed: ['ferry price', 'ferry prices', 'ferry ticket price', 'ferry fare', 'ferry fares'],
    finds: ['/cruiseferrybooking'],
  },
  {
    typed: ['book ferry ticket', 'book ferry tickets', 'ferry booking', 'ferry ticket booking', 'book ferry'],
    finds: ['/cruiseferrybooking'],
  },
  {
    typed: ['which ferry', 'which ferry is best', 'best ferry', 'fastest ferry'],
    finds: ['/cruiseferrybooking', '/ferry-cancelled#at-once', '/prices-and-terms#boats'],
  },
  {
    typed: ['harbour to airport', 'airport to harbour', 'jetty to airport', 'airport to jetty', 'airport distance'],
    finds: ['/before-you-travel#getting-about', '/glassbottomride'],
  },
  { typed: ['plane', 'airlines', 'air ticket'], finds: ['/ferry-cancelled#your-flight', '/flights', '/questions#flight'] },
  {
    typed: ['cab', 'cabs', 'auto', 'rickshaw', 'ola', 'uber', 'bus'],
    finds: ['/before-you-travel#getting-about', '/prices-and-terms#perPerson', '/scubadiving', '/glassbottomride'],
  },
  {
    typed: ['bike', 'bike rent', 'bike rental', 'scooty', 'scooter rent', 'two wheeler', 'rent a bike'],
    finds: ['/before-you-travel#getting-about', '/prices-and-terms#extras', '/hotelbooking', '/glassbottomride'],
  },
  {
    typed: [
      'luggage', 'baggage', 'bags', 'suitcase', 'suitcases', 'luggage limit', 'baggage limit', 'luggage weight', 'how many suitcases',
    ],
    finds: ['/questions#knees', '/cruise/itt-majestic', '/before-you-travel#doctors'],
  },
  {
    typed: ['seasick', 'seasickness', 'motion sickness', 'travel sickness', 'sea sick', 'sea sickness', 'vomit', 'vomiting', 'ulti', 'nausea'],
    finds: ['/cruise#at-sea'],
  },
  {
    typed: ['check in time', 'checkin time', 'reporting time', 'report time', 'gate closes'],
    finds: ['/cruise', '/prices-and-terms#rooms'],
  },
  {
    typed: ['ferry time table', 'ferry timetable', 'ferry schedule', 'ferry timings', 'ferry timing', 'ferry time', 'ship schedule', 'ship time'],
    finds: ['/cruise'],
  },
  {
    typed: ['government ferry ticket', 'government ferry', 'government ship', 'govt ferry', 'govt ship', 'dss ferry'],
    finds: ['/cruise/government-ferries', '/ferry-cancelled', '/prices-and-terms#boats'],
  },
  { typed: ['how to reach', 'how to go', 'kaise jaye'], finds: ['/ferry-cancelled#your-flight', '/flights', '/questions#flight'] },
  { typed: ['how many days', 'kitne din'], finds: ['/blogs/havelock-or-neil-and-how-many-nights', '/questions#nights', '/questions'] },
  {
    typed: [
      'stranded', 'stuck', 'stuck on havelock', 'stuck on neil', 'stuck in havelock', 'stuck havelock', 'stuck neil', 'no ferry',
      'ferry not running', 'ferry did not go', 'ferry not going', 'ship did not sail', 'boat cancelled', 'ferry tomorrow', 'ferry to port blair tomorrow', 'ferry to havelock tomorrow',
    ],
    finds: ['/prices-and-terms#onTrip', '/when-to-go#baratang', '/when-to-go#cellular-jail', '/ferry-cancelled', '/prices-and-terms#ferry', '/questions#ferry-cancelled'],
  },
  {
    typed: ['seat today', 'ticket today', 'seat tomorrow', 'ticket tomorrow'],
    finds: ['/ferry-cancelled', '/prices-and-terms#ferry', '/questions#ferry-cancelled', '/prices-and-terms#onTrip', '/when-to-go#baratang', '/when-to-go#cellular-jail'],
  },
  {
    typed: ['tomorrow ferry', 'tomorrow boat', 'tomorrow ship', 'is there a boat tomorrow', 'boat tomorrow', 'ship tomorrow', 'is there a ferry tomorrow'],
    finds: ['/prices-and-terms#onTrip', '/when-to-go#baratang', '/when-to-go#cellular-jail', '/ferry-cancelled', '/prices-and-terms#ferry', '/questions#ferry-cancelled'],
  },
  {
    typed: [
      'last ferry time', 'last ferry', 'last ferry today', 'last ship', 'last boat', 'ferry today', 'next ferry', 'first ferry',
      'last ferry to port blair', 'last ferry to havelock', 'next boat', 'next ship', 'boat today', 'is there a boat today',
    ],
    finds: ['/ferry-cancelled', '/prices-and-terms#ferry', '/questions#ferry-cancelled'],
  },
  {
    typed: ['ferry refund', 'refund ferry', 'makruzz refund', 'refund makruzz', 'nautika refund', 'majestic refund'],
    finds: ['/ferry-cancelled', '/prices-and-terms#ferry', '/questions#ferry-cancelled', '/prices-and-terms#onTrip'],
  },
  {
    typed: ['not sailing', 'does not sail', 'did not sail', 'not running', 'not going', 'called off', 'cancl', 'cancle'],
    finds: ['/ferry-cancelled', '/prices-and-terms#ferry', '/questions#ferry-cancelled'],
  },
  {
    typed: ['lost hotel night', 'lost night', 'hotel night lost', 'lose a night', 'hotel refund'],
    finds: ['/ferry-cancelled', '/prices-and-terms#ferry', '/questions#ferry-cancelled'],
  },
  {
    typed: ['six in the morning', '6 am', '6am', '24 7', '24x7', 'out of hours'],
    finds: ['/contact', '/prices-and-terms#payment', '/prices-and-terms#ferry'],
  },
  // At the place.
  {
    typed: ['sim', 'sim card', 'simcard', 'jio', 'airtel', 'signal', 'mobile signal', 'reception', 'mobile network', 'network'],
    finds: ['/before-you-travel#network'],
  },
  { typed: ['2g', '3g', 'low data', 'data saver', 'text only', 'slow internet'], finds: ['/before-you-travel#network'] },
  { typed: ['garmin', 'inreach', 'sat phone', 'satellite messenger'], finds: ['/before-you-travel#drones'] },
  {
    typed: ['electricity', 'plug', 'plugs', 'socket', 'sockets', 'adapter', 'adaptor', 'voltage', 'charger', 'power plug', 'power cut'],
    finds: ['/before-you-travel#what-to-bring', '/before-you-travel#papers-indians', '/sightseeing/chidiya-tapu-sunset-point'],
  },
  {
    typed: ['bank holiday', 'public holiday', 'national holiday', 'bank holidays', 'public holidays', '26 january', '15 august', '2 october', 'republic day', 'independence day', 'gandhi jayanti'],
    finds: ['/when-to-go', '/when-to-go#samudrika-naval-marine-museum', '/when-to-go#red-skin'],
  },
  { typed: ['otp'], finds: ['/before-you-travel#network'] },
  {
    typed: ['sms', 'text message'],
    finds: ['/prices-and-terms#onTrip', '/when-to-go#baratang', '/when-to-go#cellular-jail', '/before-you-travel#network'],
  },
  { typed: ['wifi', 'wi fi', 'net'], finds: ['/before-you-travel#network'] },
  {
    typed: ['offline', 'save page', 'save this page', 'save page offline', 'no internet', 'no signal', 'without internet'],
    finds: ['/before-you-travel#network'],
  },
  { typed: ['language', 'languages'], finds: ['/contact'] },
  {
    typed: [
      'hindi', 'bengali', 'tamil', 'telugu', 'हिन्दी', 'हिंदी', 'বাংলা', 'தமிழ்', 'తెలుగు', 'language card', 'show to driver',
      'show the driver', 'show driver', 'translate', 'translation', 'translator'
    ],
    finds: ['/phrases', '/contact'],
  },
  {
    typed: ['hotel full', 'hotel is full', 'no room', 'no rooms', 'rooms full', 'all hotels full', 'fully booked'],
    finds: ['/prices-and-terms#onTrip', '/when-to-go#baratang', '/when-to-go#cellular-jail', '/before-you-travel#hotel-desk'],
  },
  {
    typed: ['resort', 'resorts', 'stay', 'room', 'rooms', 'accommodation'],
    finds: ['/hotelbooking', '/before-you-travel#hotel-desk'],
  },
  {
    typed: ['restaurant', 'restaurants', 'khana', 'seafood', 'veg', 'pure veg', 'vegetarian', 'vegan', 'dosa', 'idli', 'thali'],
    finds: ['/before-you-travel#food', '/hotelbooking', '/questions#vegetarian'],
  },
  {
    typed: ['halal', 'jain', 'jain food', 'halal food', 'south indian food', 'gujarati food', 'own food'],
    finds: ['/before-you-travel#food'],
  },
  {
    typed: ['bengali food', 'fish curry', 'macher jhol', 'maach', 'machh', 'non veg', 'nonveg'],
    finds: ['/questions#vegetarian', '/touroperator'],
  },
  {
    typed: ['what to pack', 'pack', 'packing', 'packing list', 'clothes', 'dress', 'what to wear', 'what to carry'],
    finds: ['/before-you-travel#what-to-bring', '/before-you-travel#papers-indians', '/sightseeing/chidiya-tapu-sunset-point'],
  },
  { typed: ['chemist', 'chemists', 'pharmacy', 'medicine', 'medicines', 'medical'], finds: ['/before-you-travel#doctors'] },
  {
    typed: ['emergency', 'sos', 'call now', 'lost passport', 'police', 'ambulance', 'helpline', 'emergency number', 'emergency phone', 'emergency phone number'],
    finds: ['/before-you-travel#emergency', '/blogs/havelock-or-neil-and-how-many-nights', '/snorkeling', '/prices-and-terms#onTrip', '/before-you-travel#parents'],
  },
  {
    typed: [
      'call from abroad', 'call from germany', 'call from france', 'call from uk', 'call from usa', 'international call',
    ],
    finds: ['/contact'],
  },
  {
    typed: ['customer care', 'customer service', 'phone number', 'contact number', 'mobile number', 'address', 'email', 'office hours'],
    finds: ['/contact'],
  },
  {
    typed: ['bioluminescence', 'phosphorescence', 'bioluminescent', 'glowing', 'glow', 'plankton', 'moon', 'new moon', 'full moon', 'moonlight'],
    finds: ['/kayaking'],
  },
  { typed: ['swim', 'swimming', 'lifeguard', 'crocodile', 'crocodiles'], finds: ['/before-you-travel#water-safety'] },
  { typed: ['dangerous', 'danger'], finds: ['/before-you-travel#water-safety'] },
  { typed: ['is it safe', 'safety', 'parents', 'mother', 'mummy', 'papa'], finds: ['/before-you-travel#parents'] },
  {
    typed: ['safe beach', 'safe beach for children', 'calm beach', 'shallow beach', 'beach for kids', 'beach for children'],
    finds: ['/cruise/port-blair-to-neil', '/cruise/neil-to-port-blair', '/glassbottomride', '/before-you-travel#water-safety'],
  },
  { typed: ['age limit', 'minimum age'], finds: ['/topplaces/baratang', '/kayaking', '/cruise/makruzz'] },
  {
    typed: ['how old to dive', 'dive age', 'diving age', 'scuba age', 'age for scuba'],
    finds: ['/blogs/your-first-dive-at-havelock', '/questions#nights', '/watersports/scuba-diving'],
  },
  {
    typed: ['turtle', 'turtles', 'turtle nesting'],
    finds: ['/topplaces/diglipur', '/watersports/kalipur-beach', '/packages/pristine-andaman'],
  },
  {
    typed: ['non swimmer', 'non swimmers', 'cannot swim', 'cant swim'],
    finds: ['/questions#swim', '/cruise/green-ocean', '/watersports/sea-walk', '/snorkeling'],
  },
  { typed: ['snorkel'], finds: ['/snorkeling', '/topplaces/northbay', '/topplaces/jolly-buoy'] },
  { typed: ['snorkelling'], finds: ['/snorkeling'] },
  {
    typed: ['kala pani', 'kaala paani', 'savarkar'],
    finds: ['/sightseeing/cellular-jail', '/when-to-go#cellular-jail', '/packages/andaman-delights'],
  },
  { typed: ['laser show', 'light show', 'light and sound'], finds: ['/when-to-go#light-show', '/hotelbooking'] },
  {
    typed: ['trekking', 'trek', 'hiking', 'hike'],
    finds: ['/sightseeing/north-bay-and-ross-island', '/packages/havelock-neil-escapade', '/hotelbooking', '/watersports/sea-walk', '/packages/explore-havelock', '/snorkeling'],
  },
  { typed: ['pregnancy'], finds: ['/parasailing', '/jetskiride', '/seawalking'] },
  { typed: ['oxygen', 'hospital', 'hospitals', 'dialysis'], finds: ['/before-you-travel#doctors'] },
  { typed: ['helicopter', 'seaplane'], finds: ['/ferry-cancelled#in-a-storm', '/before-you-travel#storms', '/questions#when'] },
  {
    typed: [
      'decompression', 'decompression chamber', 'recompression', 'recompression chamber', 'the bends', 'hyperbaric', 'hyperbaric chamber',
    ],
    finds: ['/scubadiving', '/before-you-travel#doctors'],
  },
  {
    typed: [
      'dive certificate', 'diving certificate', 'medical certificate', 'dive medical', 'diving medical', 'medical form', 'fit to dive',
    ],
    finds: ['/blogs/your-first-dive-at-havelock', '/questions#nights', '/watersports/scuba-diving', '/scubadiving'],
  },
  {
    typed: ['no fly', 'no fly time', 'fly after diving', 'flying after diving', 'dive before flight'],
    finds: ['/airticketing', '/before-you-travel#flying-after-a-dive'],
  },
  {
    typed: ['liveaboard', 'liveaboards', 'live aboard', 'barren island', 'barren', 'manta', 'mantas', 'manta ray', 'volcano'],
    finds: ['/scubadiving'],
  },
  {
    typed: ['nicobar', 'nicobar islands', 'car nicobar', 'great nicobar', 'campbell bay'],
    finds: ['/topplaces/little-andaman', '/topplaces', '/map'],
  },
  { typed: ['mud volcano'], finds: ['/topplaces/baratang'] },
  {
    typed: [
      'how much for 4 people', 'how much for 2 people', 'how much for 3 people', 'how much for', 'for 4 people', 'for 2 people', '4 people',
      'cost for 4 people', 'price for 4 people', 'price for 2', 'price for two', 'family of four',
    ],
    finds: ['/prices-and-terms#perPerson', '/scubadiving', '/kayaking'],
  },
  {
    typed: [
      'price couple', 'couple price', 'january price couple', 'price for couple', 'how much for two', 'how much for 2', 'cost for two', 'cost for couple',
    ],
    finds: ['/packages', '/questions#cheapest', '/compare'],
  },
  { typed: ['where is the office', 'office address', 'where is your office', 'head office'], finds: ['/contact'] },
  {
    typed: ['dan', 'divers alert network', 'dive insurance', 'diving insurance'],
    finds: ['/before-you-travel#insurance', '/scubadiving', '/watersports/scuba-diving'],
  },
  { typed: ['tauchen', 'tauchkurs', 'plongée', 'buceo'], finds: ['/scubadiving', '/watersports/scuba-diving'] },
  {
    typed: ['heart', 'heart disease', 'heart patient', 'heart problem', 'heart attack', 'heart condition'],
    finds: ['/seawalking', '/parasailing', '/touroperator', '/scubadiving'],
  },
  {
    typed: ['logbook', 'log book', 'dive card', 'padi', 'ssi', 'rescue diver', 'advanced diver', 'open water', 'divemaster'],
    finds: ['/scubadiving', '/prices-and-terms#extras'],
  },
  {
    typed: ['washroom', 'washrooms', 'bathroom', 'loo'],
    finds: ['/before-you-travel#parks-and-reserves', '/scubadiving', '/watersports/radha-nagar'],
  },
  { typed: ['unmarried couple', 'couple friendly'], finds: ['/before-you-travel#hotel-desk'] },
  {
    typed: ['female', 'women', 'ladies', 'solo female', 'solo woman', 'women alone'],
    finds: ['/packages/havelock-neil-escapade', '/packages/andaman-escapade', '/prices-and-terms#singleSupplement', '/before-you-travel#getting-about', '/about', '/before-you-travel#parents'],
  },
  { typed: ['periods', 'pads', 'tampon', 'tampons'], finds: ['/before-you-travel#what-to-bring'] },
  {
    typed: ['bikini', 'swimsuit', 'dress code'],
    finds: ['/before-you-travel#what-to-bring', '/before-you-travel#papers-indians', '/sightseeing/chidiya-tapu-sunset-point'],
  },
  {
    typed: ['seashell', 'seashells', 'souvenir', 'souvenirs'],
    finds: ['/before-you-travel#coral-and-shells', '/packages/havelock-neil-escapade'],
  },
  {
    typed: ['two nights'],
    finds: ['/packages/tropical-andaman', '/packages/family-6-nights-7-days', '/packages/honeymoon-6-nights-7-days'],
  },
  { typed: ['three nights'], finds: ['/packages/andaman-delights', '/packages/honeymoon-5-nights-6-days', '/packages/explore-havelock'] },
  { typed: ['four nights'], finds: ['/packages/honeymoon-escapade', '/packages/explore-havelock', '/packages/baratang-havelock-escapade'] },
  { typed: ['five nights'], finds: ['/packages/honeymoon-5-nights-6-days', '/packages/tropical-andaman', '/packages/andaman-escapade'] },
  {
    typed: ['six nights'],
    finds: ['/packages/family-6-nights-7-days', '/packages/honeymoon-6-nights-7-days', '/packages/honeymoon-5-nights-6-days'],
  },
  {
    typed: ['seven nights', 'one week'],
    finds: ['/packages/pristine-andaman', '/packages/honeymoon-7-nights-8-days', '/packages/family-7-nights-8-days'],
  },
  { typed: ['four days'], finds: ['/packages/andaman-delights', '/packages/island-hopping', '/packages/family-4-nights-5-days'] },
  { typed: ['five days'], finds: ['/packages/island-hopping', '/packages/family-4-nights-5-days', '/packages/explore-havelock'] },
  { typed: ['six days'], finds: ['/packages/andaman-escapade', '/packages/tropical-andaman', '/packages/family-5-nights-6-days'] },
  {
    typed: ['seven days'],
    finds: ['/packages/honeymoon-6-nights-7-days', '/packages/family-6-nights-7-days', '/packages/pristine-andaman'],
  },
  {
    typed: ['eight days'],
    finds: ['/packages/pristine-andaman', '/packages/honeymoon-7-nights-8-days', '/packages/family-7-nights-8-days'],
  },
  { typed: ['portblair'], finds: ['/map#list', '/cruise/port-blair-to-neil', '/cruise/port-blair-to-havelock'] },
  { typed: ['neel', 'nil', 'nile'], finds: ['/topplaces/neil-island', '/cruise/port-blair-to-neil', '/cruise/neil-to-havelock'] },
  {
    typed: ['durga puja', 'durga', 'puja', 'pujas', 'pujo', 'pooja', 'puja holidays', 'pooja holidays', 'dussehra'],
    finds: ['/questions#when', '/when-to-go'],
  },
  {
    typed: ['ground floor', 'ground floor room', 'lift', 'elevator'],
    finds: ['/prices-and-terms#rooms', '/packages/family-5-nights-6-days', '/hotelbooking', '/before-you-travel#step-free'],
  },
  { typed: ['insurance letter', 'insurance papers', 'claim insurance', 'proof for insurance'], finds: ['/ferry-cancelled#money-back'] },
  { typed: ['book by phone', 'phone booking', 'no internet booking', 'plan by sms', 'book by sms', 'sms booking'], finds: ['/contact'] },
  {
    typed: ['late checkout', 'late check out', 'early check in', 'early checkin'],
    finds: ['/hotelbooking', '/before-you-travel#step-free'],
  },
  {
    typed: [
      'fever', 'sick', 'ill', 'vomiting', 'insulin', 'diabetes', 'diabetic', 'blood pressure', 'malaria', 'vaccination',
    ],
    finds: ['/before-you-travel#doctors'],
  },
  { typed: ['mosquito', 'mosquitoes', 'mosquitos', 'insects', 'sandfly', 'insect bites'], finds: ['/before-you-travel#what-to-bring'] },
  { typed: ['allergy', 'food allergy', 'fish allergy', 'nut allergy', 'allergic'], finds: ['/before-you-travel#food', '/hotelbooking'] },
  {
    typed: ['jellyfish', 'jelly fish', 'stonefish', 'sting', 'shark', 'sharks', 'currents', 'drowning'],
    finds: ['/before-you-travel#water-safety'],
  },
  {
    typed: ['who are you', 'about you', 'your company', 'who runs this'],
    finds: ['/about', '/before-you-travel#getting-about', '/watersports/kalipur-beach'],
  },
  { typed: ['pongal', 'republic day', 'school holidays'], finds: ['/when-to-go', '/topplaces', '/questions#when', '/questions#flight'] },
  {
    typed: ['christmas', 'xmas', 'new year', 'new year price', 'new year eve'],
    finds: ['/prices-and-terms#season', '/hotelbooking', '/touroperator', '/when-to-go', '/topplaces', '/questions#when', '/questions#flight'],
  },
  {
    typed: ['late flight', 'flight delayed', 'delayed flight', 'flight late'],
    finds: ['/cruise/neil-to-port-blair', '/cruise/port-blair-to-havelock', '/map#list', '/packages/explore-havelock', '/carrental', '/touroperator'],
  },
  {
    typed: ['land late', 'land later', 'lands late', 'late landing', 'late flight arrival', 'flight lands late', 'evening flight', 'land at', '4 pm', '5 pm', '6 pm', '5pm'],
    finds: ['/questions#cancel'],
  },
  { typed: ['two tank dive', 'dive price', 'dive cost', 'scuba price'], finds: ['/scubadiving', '/watersports/scuba-diving'] },
  {
    typed: ['senior discount', 'senior citizen discount'],
    finds: ['/prices-and-terms#payment', '/questions#ferry-cancelled', '/touroperator'],
  },
  {
    typed: ['paisa wapas', 'paise wapas', 'paise kab milenge'],
    finds: ['/prices-and-terms#cancellation', '/questions#cancel', '/prices-and-terms#ferry', '/ferry-cancelled', '/prices-and-terms#onTrip'],
  },
  {
    typed: ['kharcha', 'paisa', 'paise'],
    finds: ['/packages', '/questions#cheapest', '/compare', '/cruiseferrybooking', '/prices-and-terms#extras'],
  },
  { typed: ['entry fee', 'entrance fee', 'entry ticket', 'entry price'], finds: ['/packages', '/prices-and-terms', '/questions#cheapest'] },
  {
    typed: ['things to do', 'what to do', 'places to see', 'places to visit', 'ghumne ki jagah'],
    finds: ['/topplaces', '/map#list', '/topplaces/ross-island'],
  },
  { typed: ['enquiry', 'inquiry', 'enquire', 'book trip', 'book a trip', 'how to book', 'book now'], finds: ['/contact'] },
  { typed: ['girlfriend', 'boyfriend', 'unmarried', 'not married'], finds: ['/before-you-travel#hotel-desk'] },
  {
    typed: ['हैवलॉक', 'হ্যাভলক', 'ஹேவ்லாக்', 'హేవ్లాక్'],
    finds: ['/topplaces/havelock-island', '/cruise/port-blair-to-havelock', '/cruise/neil-to-havelock'],
  },
  { typed: ['नील', 'নীল', 'நீல்', 'నీల్'], finds: ['/topplaces/neil-island', '/cruise/port-blair-to-neil', '/cruise/neil-to-havelock'] },
  {
    typed: ['radd', 'ferry band', 'ferry nahi', 'nahi chal rahi', 'kab chalegi', 'फ़ेरी रद्द', 'ফেরি বাতিল', 'படகு ரத்து', 'ఫెర్రీ రద్దు'],
    finds: ['/ferry-cancelled', '/prices-and-terms#ferry', '/questions#ferry-cancelled'],
  },
  {
    typed: ['candlelight', 'candle light dinner', 'candlelight dinner', 'private dinner', 'cake', 'flowers', 'flower bed', 'surprise'],
    finds: ['/packages/honeymoon-4-nights-5-days', '/packages/honeymoon-escapade', '/prices-and-terms#extras'],
  },
  {
    typed: ['postpone', 'move dates', 'move my dates', 'change date', 'change dates', 'reschedule'],
    finds: ['/prices-and-terms#cancellation', '/questions#cancel'],
  },
  {
    typed: ['check in hotel', 'check in', 'early check in', 'check in time hotel', 'hotel check in', 'late check out'],
    finds: ['/prices-and-terms#rooms'],
  },
  {
    typed: ['private car', 'private tour', 'private trip', 'group tour', 'join a group', 'sharing car'],
    finds: ['/saved', '/prices-and-terms#singleSupplement', '/questions#woman-alone'],
  },
  { typed: ['which hotel', 'hotel name', 'which hotels', 'hotel list'], finds: ['/hotelbooking', '/prices-and-terms'] },
  { typed: ['tip', 'tips', 'tipping'], finds: ['/prices-and-terms#payment', '/questions#ferry-cancelled', '/topplaces/ross-island'] },
  { typed: ['registration', 'company registration', 'gst number', 'tax number'], finds: ['/about', '/questions#safe', '/glassbottomride'] },
  { typed: ['aowd', 'advanced open water'], finds: ['/scubadiving', '/prices-and-terms#extras'] },
  {
    typed: ['compensation', 'reimbursement'],
    finds: ['/ferry-cancelled', '/prices-and-terms#ferry', '/prices-and-terms#onTrip', '/questions#ferry-cancelled'],
  },
  { typed: ['pediatrician', 'paediatrician', 'children doctor', 'hospital', 'clinic'], finds: ['/before-you-travel#doctors'] },
  { typed: ['bank transfer', 'bank transfer germany', 'pay from germany', 'iban'], finds: ['/prices-and-terms#payment'] },
  { typed: ['buffer', 'buffer day', 'buffer night'], finds: ['/touroperator'] },
  { typed: ['makar sankranti', 'sankranti', 'holi'], finds: ['/when-to-go', '/topplaces', '/questions#when', '/questions#flight'] },
  { typed: ['wreck', 'wrecks', 'wreck dive'], finds: ['/scubadiving'] },
  { typed: ['oxygen'], finds: ['/blogs/your-first-dive-at-havelock', '/watersports/scuba-diving', '/scubadiving'] },
  {
    typed: ['left luggage', 'luggage storage', 'leave bags', 'cloak room', 'late checkout'],
    finds: ['/before-you-travel#hotel-desk', '/prices-and-terms#onTrip'],
  },
  {
    typed: ['hevlok', 'hevloc', 'havlok'],
    finds: ['/topplaces/havelock-island', '/cruise/port-blair-to-havelock', '/cruise/neil-to-havelock'],
  },
  {
    typed: ['havelock ferry', 'ferry to havelock', 'boat to havelock', 'ship to havelock', 'feri to havelock', 'havelock ferry time', 'havelock ferry timing', 'first ferry to havelock'],
    finds: ['/cruise/port-blair-to-havelock', '/map#list', '/cruise/havelock-to-port-blair'],
  },
  {
    typed: ['neil ferry', 'ferry to neil', 'boat to neil', 'ship to neil', 'feri to neil', 'neil ferry time', 'neil ferry timing', 'first ferry to neil'],
    finds: ['/cruise/port-blair-to-neil', '/map#list', '/cruise/neil-to-port-blair'],
  },
  {
    typed: ['havelock ferry cancelled', 'neil ferry cancelled', 'ferry to havelock cancelled', 'ferry to neil cancelled'],
    finds: ['/ferry-cancelled', '/prices-and-terms#ferry', '/questions#ferry-cancelled'],
  },
  {
    typed: ['refund'],
    finds: ['/prices-and-terms#cancellation', '/questions#cancel', '/prices-and-terms#ferry', '/ferry-cancelled', '/touroperator'],
  },
  {
    typed: ['ticket valid', 'valid next day', 'next day', 'ticket moved', 'same ticket'],
    finds: ['/ferry-cancelled#money-back', '/prices-and-terms#cancellation'],
  },
  {
    typed: ['refund days', 'when refund', 'refund how many days', 'how many days refund'],
    finds: ['/ferry-cancelled', '/prices-and-terms#ferry', '/prices-and-terms#onTrip'],
  },
  {
    typed: ['phoenix bay', 'phoenix bay counter', 'phoenix bay opening'],
    finds: ['/cruise/government-ferries', '/ferry-cancelled', '/prices-and-terms#boats'],
  },
  {
    typed: ['wetsuit', 'wet suit', 'nitrox', 'dive equipment', 'dive gear', 'hire gear', 'rent gear', 'gear'],
    finds: ['/scubadiving', '/watersports/scuba-diving'],
  },
  { typed: ['fly after dive', 'wait fly', 'flying after diving'], finds: ['/airticketing', '/before-you-travel#flying-after-a-dive'] },
  {
    typed: ['bangalore', 'bengaluru', 'hyderabad', 'mumbai', 'bombay'],
    finds: ['/before-you-travel#papers-indians', '/prices-and-terms#extras', '/scubadiving'],
  },
  { typed: ['two year old', '2 year old', 'one year old', 'three year old'], finds: ['/packages/family-4-nights-5-days'] },
  {
    typed: ['my flight is tomorrow', 'flight tomorrow', 'fly tomorrow', 'flight tomorrow ferry'],
    finds: ['/ferry-cancelled#your-flight', '/ferry-cancelled', '/touroperator'],
  },
  { typed: ['complain', 'complaint'], finds: ['/privacy'] },
  { typed: ['wade', 'cannot wade', 'without steps', 'no steps'], finds: ['/before-you-travel#step-free'] },
  { typed: ['arrive in evening', 'arrive in the evening', 'arrive late'], finds: ['/questions#cancel'] },
  { typed: ['equipment rental', 'rent equipment', 'hire equipment'], finds: ['/scubadiving', '/watersports/scuba-diving'] },
  { typed: ['non stop', 'nonstop', 'non stop flight', 'direct flight'], finds: ['/questions#flight', '/flights'] },
  {
    typed: ['too late', 'last minute', 'late booking', 'still available'],
    finds: ['/before-you-travel#hotel-desk', '/prices-and-terms#boats'],
  },
  {
    typed: ['seat now', 'buy a seat', 'buy seat', 'seat available'],
    finds: ['/ferry-cancelled', '/prices-and-terms#ferry', '/questions#ferry-cancelled', '/prices-and-terms#onTrip', '/when-to-go#baratang', '/when-to-go#cellular-jail'],
  },
  {
    typed: ['counter opens', 'counter hours', 'counter opening time', 'counter open', 'ticket office', 'ticket office open', 'operator number', 'operator phone', 'operator phone number', 'ferry phone number'],
    finds: ['/ferry-cancelled', '/prices-and-terms#ferry', '/questions#ferry-cancelled'],
  },
];

// Names and words with other spellings. The search also finds these, and maps replace them with the name.
export const spellings: Spellings[] = [
  { name: 'Elephant Beach', others: ['Elephanta beach', 'Elephanta'] },
  { name: 'North Bay', others: ['Northbay'] },
  { name: 'Radhanagar', others: ['Radha-Nagar', 'Radha Nagar', 'RadhaNagar'] },
  { name: 'Chidiya Tapu', others: ['Chidiyatapu', 'ChidiyaTapu', 'Chidiya-Tapu', 'Chidia Tapu'] },
  { name: 'Corbyn’s Cove', others: ["Corbyn's Cove", 'Corbyns Cove', 'Corbyn Cove'] },
  { name: 'Kalapathar', others: ['Kala Pathar', 'Kalapatthar'] },
  { name: 'Laxmanpur', others: ['Lakshmanpur'] },
  { name: 'Wandoor', others: ['Wandur'] },
  { name: 'snorkeling', others: ['snorkelling'] },
];
