/**
 * Classes that are hard to tell from each other, by folder. A part of what is drawn while fitting is drawn from one
 * such group and asks only which class of the group it is: what tells neighbours apart is learned more often than
 * what tells each of them from the other languages of their script, which is soon known.
 */
const NEIGHBOURS: readonly (readonly string[])[] = [
  ['bos_Latn', 'hrv_Latn', 'srp_Latn'],
  ['bos_Latn', 'hrv_Latn', 'slv_Latn', 'srp_Latn'],
  ['ind_Latn', 'msa_Latn'],
  ['bjn_Latn', 'ind_Latn', 'min_Latn', 'msa_Latn'],
  ['dan_Latn', 'nno_Latn', 'nob_Latn'],
  ['dan_Latn', 'nno_Latn', 'nob_Latn', 'swe_Latn'],
  ['nbl_Latn', 'nde_Latn', 'ssw_Latn', 'xho_Latn', 'zul_Latn'],
  ['nso_Latn', 'sot_Latn', 'tsn_Latn'],
  ['kin_Latn', 'run_Latn'],
  ['ces_Latn', 'slk_Latn'],
  ['ast_Latn', 'cat_Latn', 'glg_Latn', 'oci_Latn', 'por_Latn', 'spa_Latn'],
  ['afr_Latn', 'nld_Latn'],
  ['fao_Latn', 'isl_Latn'],
  ['aze_Latn', 'crh_Latn', 'tur_Latn'],
  ['ceb_Latn', 'hil_Latn', 'tgl_Latn'],
  ['hin_Deva-in-Latn', 'urd_Arab-in-Latn'],
  ['bul_Cyrl', 'mkd_Cyrl', 'srp_Cyrl'],
  ['bel_Cyrl', 'rus_Cyrl', 'ukr_Cyrl'],
]

/**
 * The groups among some folders, as places in their list. Of a group that is there in part, the part.
 *
 * @example
 * neighboursAmong(['ces_Latn', 'deu_Latn', 'slk_Latn']) // [[0, 2]]
 */
export function neighboursAmong(folders: readonly string[]): number[][] {
  return NEIGHBOURS.map((group) =>
    group.map((folder) => folders.indexOf(folder)).filter((place) => place >= 0),
  ).filter((group) => group.length > 1)
}
