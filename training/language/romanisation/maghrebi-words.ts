import { readSpellings } from './spellings.js'

// How people in Morocco and Algeria usually type the words that they type most: written by hand for this project.

// prettier-ignore
export const USUAL = readSpellings(`
واش:wach|wach|wash ديال:dyal|dyal|dial|d ديالي:dyali|dyali|diali ديالك:dyalek|dyalk|dialek ديالو:dyalo|dyalou|dialo ديالها:dyalha|dialha ديالنا:dyalna|dialna ديالهم:dyalhom|dialhom ديالكم:dyalkom|dialkom
بزاف:bzaf|bezzaf|bzzaf دابا:daba هاد:had هادا:hada هادي:hadi|hady هادشي:hadchi|hadchi|hadshi هادو:hado|hadou هاداك:hadak هاديك:hadik داك:dak|dik ديك:dik دوك:dok|douk علاش:3lach|3lach|3lash|alach كيفاش:kifach|kifach|kifash
فاش:fach باش:bach|bach|bash فين:fin|fin|fine شنو:chno|chnou|shno أشنو:achno|achnou شكون:chkoun|chkon|chkun شحال:ch7al|chhal|chehal فوقاش:fou9ach|fo9ach شي:chi|chi|shi ماشي:machi|machi|mashi كاين:kayn|kayen|kain كاينة:kayna كاينين:kaynin
ماكاينش:makaynch|makaynech مكاينش:makaynch لي:li|li|lli اللي:li|lli|elli غادي:ghadi|ghadi|gha غير:ghir|ghir|rir حيت:7it|hit حتى:7ta|hta|7tta على:3la|3la|ela|ala من:men|mn|mn|min في:f|f|fi ف:f|f|fe مع:m3a|m3a|ma3 عند:3nd|3end عندي:3ndi|3endi
عندك:3ndek|3ndk عندو:3ndo|3endo|3ndou عندها:3ndha عندهم:3ndhom|3endhom عندنا:3ndna|3endna كان:kan كانت:kanet|kant كانو:kano|kanou كانوا:kano|kanou كنت:kont|kent أنا:ana انا:ana نتا:nta|nta|enta نتي:nti|nti|enti حنا:7na|7na|hna هو:howa|houwa|hwa
هي:hiya|hia هوما:homa|houma راه:rah راني:rani رانا:rana راك:rak راهم:rahom|rahoum كل:kol|koul|kul كلشي:kolchi|koulchi كولشي:kolchi|koulchi والو:walo|walou|wallo واحد:wa7ed|wahed|wa7d واحدة:wa7da|wehda جوج:jouj|joj تاني:tani بعد:b3d|ba3d|be3d قبل:9bel|qbel
مزيان:mzyan|mezyan|mzian مزيانة:mzyana|mziana زوين:zwin|zwin|zouin زوينة:zwina خايب:khayb|khayeb عافاك:3afak|3afak|afak شكرا:chokran|chokran|choukran|shokran سلام:salam|salam|slm صافي:safi|safi|saafi يلاه:yallah|yalah واخا:wakha|wakha|waxa كي:ki بحال:b7al|bhal
الله:allah|allah|lah لله:llah|lillah والله:wallah|wellah|wlh خويا:khoya|khouya|5oya ختي:khti|khti|5ti صاحبي:sa7bi|sahbi|s7bi بنادم:bnadm|bnadem الناس:nas|ennas|lnas ناس:nas خدمة:khdma|khedma|5dma فلوس:flous|flouss|floss دار:dar بلاد:blad|bled بلادي:bladi
مغرب:maghrib|maghreb المغرب:lmaghrib|maghrib|lmaghreb مغربي:maghribi مغربية:maghribiya المغاربة:lmgharba|mgharba ليوم:lyoum|lyoum|lyom اليوم:lyoum|lyom|lyouma غدا:ghda|ghdda البارح:lbare7|lbareh صباح:sba7|sbah مساء:msa يوم:yom|youm نهار:nhar ليلة:lila وقت:w9t|wa9t|weqt
بغيت:bghit|bghit|brit بغا:bgha|bra كنبغي:kanbghi|kanbghi|kanbri كيبغي:kaybghi عرف:3ref كنعرف:kan3ref|kan3raf كتعرف:kat3ref عرفت:3reft|3raft شفت:chft|cheft كيقول:kaygoul|kaygol|kay9ol كتقول:katgoul|kat9ol قال:gal|9al قالت:galt|9alt قلت:gelt|golt|9olt كيدير:kaydir كتدير:katdir
دير:dir دار:dar|dar داروا:daro|darou خاص:khas|khass خاصك:khasek|khassek خاصنا:khasna كنتمنى:kantmna نشاء:ncha شاء:cha إن:in|n و:w|w|o|ou أو:awla|aw ولا:wla|wlla|wella لا:la ما:ma هنا:hna تما:temma|tema لهيه:lhih`)

/** What is said in Algeria, where that is another word. */
// prettier-ignore
export const ALGERIAN = readSpellings(`
ديال:ta3|ta3|nta3|te3 ديالي:ta3i|nta3i ديالك:ta3ek|nta3ek ديالو:ta3o|ta3ou|nta3o ديالها:ta3ha ديالنا:ta3na|nta3na ديالهم:ta3hom ديالكم:ta3kom دابا:dork|dok|drk|douka واش:wesh|wach|wsh شنو:wesh|wach|weshnou أشنو:wesh|weshno كيفاش:kifach|kifah|kifeh|kifash
علاش:3lah|3lach|3leh فين:win|win|wein فوقاش:wa9tach|weqtash بزاف:bezzaf|bzf|bezaf|bzaf مزيان:mlih|mli7|mlih مزيانة:mli7a|mliha زوين:chbab|chbeb|zin زوينة:chaba|chebba غادي:rah|ray7|rayeh حيت:3la khater|psq|khaterch بحال:kima|kima|ki كي:ki|kima هاد:had|hadi|hada
غير:ghir|ghi|gher هنا:hna|hnaya تما:temma|lhih نتا:nta|ntaya نتي:nti|ntiya حنا:7na|hna|7naya خاص:lazem|lazm خاصك:lazem|lazmek خاصنا:lazmna بغيت:7ab|7abit|habit|hab بغا:7ab|hab كنبغي:n7eb|nheb كيبغي:y7eb|yheb كنعرف:na3ref|n3ref كتعرف:ta3ref كيقول:ygoul|y9oul|yqoul
كتقول:tgoul|t9ol كيدير:ydir|ydir كتدير:tdir والو:walou|walou|wallou كاين:kayen|kayen|kayn كاينين:kaynin ماكاينش:makach|makanch|kach مكاينش:makach|makanch المغرب:dzayer|ldzayer|djazair مغرب:dzayer|bladi مغربي:dziri|dz مغربية:dziriya المغاربة:dzayriyin|dzirien
خويا:khoya|khouya|kho خدمة:khedma|khdma فلوس:drahem|draham|dourou صافي:khlas|sayi|saye واخا:sahit|sa7it|saha عافاك:ya3tik|stp|svp شكرا:sa7it|sahit|saha|merci`)

/** What people of both countries say all the time and no encyclopaedia does, in the spellings of chat. */
// prettier-ignore
export const CHAT = (
  'rabi rebi rbi ya rabi nchallah inchallah inchalah hamdoulah hamdoullah lhamdoulah l7amdolilah lhamdulilah saha sahit sa7it bsahtek bsa7tek mabrouk mbrok mebrouk tbarkallah machallah allah yrhmo allah yr7mou ' +
  'la3ziz 3zizi 3zizti 7bibi 7biba hbibi omri 3omri zwina zin chbab mahboul hmar 7mar 7mara kelb klab wlad weld bent bnat drari rjal mra mrat nsa chaab cha3b lchaab dawla houkouma hokouma lmalik sidna ' +
  'wili wilii ntouma ntoma ntuma rahi rahoum rana rani rak raki kanet yakhi yak yakma zaama za3ma sir siri aji ajiw gol goul goulili chouf choufo chof khoud khlini khalini dayra dayer kidayr kidayra labas labass bikhir hani ' +
  'khir bezzaf bezef chwiya chwya chwia swiya nichan ta7ed 7ed ta7aja 7aja haja 7wayj dima dimaa toujours 3aych 3aychin hak hakda haka hakak bark barka berk safi yezzi n3as nta3 mta3 kima kifkif bla blach 7ram hram 7lal ' +
  'tkherbi9 tomobil smiti walah wallah wellah 9olo golo hadra hedra lhedra kayhder yahder n3ref ma3reftch ma3labalich ma3labali manich makch mach mazal mazel ba9i ba9i mab9ach rje3 rja3 mcha mchit jay jaya ja jit khrej dkhel tla3 hbet ' +
  'nhar lkhmis jem3a jm3a lkas koora koura kora lkora match lmatch mountakhab joueur entraineur dirigeants ghlat gheltou sem7ou smehli sma7li 3fou 3afak svp stp 3inani zen9a zan9a hana houma 7oma l7oma bera7 lbare7 lyouma ghodwa ghedwa')
  .split(' ')

/** French that people use in the middle of it. */
// prettier-ignore
export const FRENCH = (
  'bonjour|bonsoir|merci|svp|stp|pardon|normal|bravo|courage|bon courage|bonne chance|pas de problème|ça va|voilà|donc|mais|parce que|surtout|même|toujours|jamais|vraiment|trop|c\'est|c\'est bon|c\'est tout|jusqu\'à|' +
  'le match|la coupe|les joueurs|l\'équipe|le public|les supporters|le stade|la police|le ministre|le président|le gouvernement|les gens|les jeunes|le peuple|la santé|l\'hopital|le docteur|la fac|l\'école|le bac|les examens|le prof|les études|' +
  'la maison|la famille|les enfants|la voiture|le bus|le train|la route|le prix|les prix|la facture|la connexion|internet|le téléphone|la photo|la vidéo|la page|le groupe|message|numéro|la banque|le salaire|le travail|la grève|le marché|' +
  'le café|le pain|le sucre|l\'huile|la viande|le lait|normalement|en plus|sinon|au moins|de toute façon|tout le monde|problème|solution|la vie|la honte|la mer|la plage|vacances|weekend|demain|aujourd\'hui|hier|le matin|le soir')
  .split('|')
