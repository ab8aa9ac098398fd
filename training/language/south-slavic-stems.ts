/**
 * What tells Bosnian, Croatian and Serbian from each other, as their schools and papers teach it: beginnings of words, and
 * with a full stop behind them, whole words.
 */
export type Stems = ReadonlySet<string>

// prettier-ignore
/** Bosnian and Serbian, and not Croatian. */
export const EASTERN: Stems = stems(`
  advokat ambasad apotek april. aprila. aprilu. august. augusta. augustu. avgust aviokomp avion. aviona avioni
  avionom bašt belorusij bezbedn bezbjedn bioskop bjelorusij budžet decemb definis demokratij dešav direktn dobija.
  dobijaju. dobijao. efekat. efikasn evrop fabri februar finansij fotografis fudbal funkcionis garantov gas. gasa.
  gasov gvožđ haos haotič hapš hartij hemij hemič hiljad hirur histori hleb hljeb hlor. holandi hor. hora. horu.
  hrist. hrista. hristo hrišćan hronič hronolog identifikov ignoris informis inostran integris interesova istori
  istovremen izuzetak. izuzetk januar jedinjenj jermen jerusal jevrej jul. jula. juli. julu. jun. juna. juni. junu.
  juče. kafa. kafe. kafu. kahv kancelarij kasarn kašik kesa. kese. kipar kipr kiseonik kičm ko. kompozitor komšij
  koncentris kontrolis korišćen kritikov krompir. kuva lekar lična. lični. lično. ličnog. ličnost ljekar makaz mart. marta.
  martu. mašin merdev milion muzi nameštaj namještaj naočar narandž nauc nauk naučn netačn niko. nivo. nivoa. nivou.
  nosilac nosioc novemb obezbed obezbjed objekat. oblast odbran odeljenj odjeljenj oficir okean oktob opšt organizova
  organizuj ostrv otadžbin pantalon paradajz pasoš penzi persij pirin poent pomenut pominj pomorandž porodi poslanic
  poslanik posmatr potpreds pozorišt preduze procenat procent prodavnic projekat. protestov publikov rastvor reagova
  realizova registrova regulis rumunij saglas sagovorni saobraća saopć saopšt saradnj sarađ savremen sedmic sekretar
  septemb sijalic sistem snabd sopstven spisak spisk sportist sprat sproves sprovod stepen. stepena. stepeni.
  subjekat. sudij supa. supe. supu. svešten takmič takođe. talas tačk tačn tečnost trpezar tužilac tužilaš tužioc
  ubed ubijed ubjed uhaps uhapš ujutru. univerzitet uopšt uputstv uslov uticaj utič uveče. učesn učestv učešć vakcin
  vasion vaspit vazdu verovatn veštačk vizant vjerovatn vještačk vodonik voz. voza. vozom. vozov zapremin zavisi
  zavisn zemljotres zvanič ćelij šargarep španij šta. štamp švajcar
`)

// prettier-ignore
/** Croatian, and neither Bosnian nor Serbian. */
export const CROATIAN: Stems = stems(`
  atena. atene. ateni. bizant blagovaonic cipar cipr cjepiv demokracij dobiva. dobivaju. dobivao. dopredsjed
  dragovolj dužnosnik dvojb europ financij glazb glede. gospodarsk gospodarstv inozem ispričav istodob itko. izbornik
  iznim izravn izvješć jamč jeruzalem juha. juhe. juhu. kaos. kaosa. kaosu. kaoti kava. kavan kave. kavu. kazališ
  kemij kirur knjižnic kolodvor kolovoz kralježn krist. krista. kristov kromosom kronič kronolog kruh krumpir lipanj
  lipnj listopad ljekarn milijun mirovin momčad najvjerojat naranč natjecan natjecat natječ nazočn neizravn netko.
  netočn nevjerojat nitko. nizozem nogomet nogostup nositelj obitelj obrambn obrana. obrane. obrani. obranu. ocean
  odvjetni opskrb osobn otopin ozlijed ozljed ožuj perilic pločnik poduze poslužitelj postot postrojb poveznic
  povijes priopć priručn prodavaonic promatr promidžb proračun prosinac prosinc prosvjed provedb putovnic rabe. rabi.
  rabljen rajčic ravnatelj razin računal redatelj rujan. rujn rumunjsk ručnik siječanj siječnj skladatelj skrb
  slijedom srpanj srpnj studeni. studenog studenom. stupanj stupnj suca. suci. sudac. sudionic sudionik sudjelov
  suglas sugovorni sukladn suradnj surađ sustav. sustava. sustavi sustavn sustavom. sustavu. suvremen svatko.
  sveučiliš svibanj svibnj tajnic tajnik tečaj tijekom. tipkovnic tisak. tiska. tiskan tiskov tisuć tjedan tjedn tko.
  točk točn travanj travnj tržnic tužitelj tvornic tvrtk udrug uhit uhić umirovlj unatoč uporab uradak uratk usporedb
  ustroj uvjet učinkovit veleposlan veljač vjerojat vlak. vlaka. vlakom. vlakov vlaku. vojarn vrtlar zahod zapork
  zaslon zemljovid znanost znanstv zrakoplov časnik čimben škare španjol šport švicar žarulj židov žlic županij
`)

// prettier-ignore
/** Serbian, and neither Bosnian nor Croatian, beside the vowel that `ijekavian.ts` knows of. */
export const SERBIAN: Stems = stems(`
  aluminijum belorusij bezbedn bioskop deo. duvan gde. gluv hartij helijum hleb hrišćan hteo. istori
  izveštaj jerusalim jul. jun. juče. kalcijum kalijum korišćen kuva lekar lepš magnezijum muva nameštaj
  natrijum negde. nesrećn nigde. obaveštaj opšt ovde. pirinač pomorandž posle. prosek prosečn saopšt savest. snabdev
  sopstven sprovest srećan srećn suv. suva. suve. suvi. suvo. svešten takođe. ujutru. uopšt
  uranijum uspeo. uveče. uvo. varnic vasion vaspit vazdu vizant voleo. ćerk ćut šargarep želeo. živeo.
`)

// prettier-ignore
/** Bosnian and Croatian, and not Serbian, beside that vowel. */
export const WESTERN: Stems = stems(`
  august. definir duhan eksperimentir financir fotografir funkcionir gluh. gluha. histori hudoj identificir
  ignorir informir integrir interesir juli. juni. jučer. kahv koncentrir kontrolir konzumir korišten kritizir
  kršćan kuha. kuhan kuhat kćerk lahk mehk muha. muhe. narandž navečer. nesretn opća. opće. općeg općem
  općen opći. općin organizir otoci. otocim otok. otoka. otoku. polahk priopć publicir puhat puše. reagir realizir
  registrir regulir sahat saopć sretan sretn suh. suha. suhi. suho. svećen također ujutro. uopće ured. uredi. uredu.
  utjec utječ val. valov vanjsk večer. zamjenik. zračn šuti. šutj šutn
`)

const SHORTEST_STEM = 3

/** Whether a word, in small letters, is among them or begins as one of them does. */
export function isAmong(stems: Stems, word: string): boolean {
  if (stems.has(`${word}.`)) return true
  for (let end = SHORTEST_STEM; end <= word.length; end++)
    if (stems.has(word.slice(0, end))) return true
  return false
}

function stems(list: string): Stems {
  return new Set(list.trim().split(/\s+/u))
}
