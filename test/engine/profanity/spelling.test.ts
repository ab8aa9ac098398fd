import { describe } from 'vitest'
import { withSmallLexicon } from './small-lexicon.js'

const { itFinds, itFindsNothing } = withSmallLexicon()

describe('A word is found spelled out', () => {
  itFinds([
    ['d a s k', ['dask gaps 3']],
    ['d  a  s  k', ['dask gaps 3']],
    ['d.a.s.k', ['dask gaps 3']],
    ['d-a-s-k', ['dask gaps 3']],
    ['d_a_s_k', ['dask gaps 3']],
    ['d*a*s*k', ['dask gaps 3']],
    ['d/a/s/k', ['dask gaps 3']],
    ['d . a . s . k', ['dask gaps 6']],
    ['d - a - s - k', ['dask gaps 6']],
    ['d, a, s, k', ['dask gaps 3']],
    ['d\na\ns\nk', ['dask gaps 3']],
    ['D A S K', ['dask gaps 3']],
    ['(d a s k)', ['dask gaps 3']],
    ['d a s k!', ['dask gaps 3']],
    ['d a s k.', ['dask gaps 3']],
    ['d 4 s k', ['dask leet 1 gaps 3']],
    ['d @ s k', ['dask leet 1 gaps 3']],
    ['d * s k', ['dask masked 1 gaps 3']],
    ['d # s k', ['dask masked 1 gaps 3']],
    ['* a s k', ['dask masked 1 gaps 3']],
    ['d a s *', ['dask masked 1 gaps 3']],
    ['d a * *', ['dask masked 2 gaps 3']],
    ['d * * k', ['dask masked 2 gaps 3']],
    ['ddd a s k', ['dask stretched 2 gaps 3 of 6']],
    ['d aaa s k', ['dask stretched 2 gaps 3 of 6']],
    ['dddddd a s k', ['dask stretched 5 gaps 3 of 9']],
    ['such a d a s k day', ['dask gaps 3 in d a s k']],
    ['a d a s k', ['dask gaps 3 in d a s k']],
    ['a  d a s k', ['dask gaps 3 in d a s k']],
    ['i g l i r t', ['glirt gaps 4 in g l i r t', 'glirt glued gaps 5']],
    ['i d a s k', ['dask gaps 3 in d a s k']],
    ['a v i k', ['vik gaps 2 in v i k']],
    ['a v i k s', ['vik inflected gaps 3 in v i k s']],
    ['a z o b', ['zob gaps 2 in z o b']],
    ['d a s k s', ['dask inflected gaps 4']],
    ['d a s k a', ['dask inflected gaps 4']],
    ['the d a s k cat', ['dask gaps 3 in d a s k']],
    ['xx_d a s k_99', ['dask gaps 3 in d a s k']],
    ['d.a.s.k.', ['dask gaps 3 in d.a.s.k']],
    ['.d.a.s.k.', ['dask gaps 3 in d.a.s.k']],
    ['d.a-s.k', ['dask gaps 3']],
    ['d.a.s-k', ['dask gaps 3']],
    ['d.4.s.k', ['dask leet 1 gaps 3']],
    ['d.*.s.k', ['dask masked 1 gaps 3']],
    ['d..a..s..k', ['dask gaps 3']],
    ['z.o.b', ['zob gaps 2']],
    ['z o b', ['zob gaps 2']],
    ['v i k', ['vik gaps 2']],
    ['h u s s', ['huss gaps 3']],
    ['g.l.i.r.t and g.l.i.r.t', ['glirt gaps 4 in g.l.i.r.t']],
    ['g l i r t s', ['glirt inflected gaps 5']],
    ['q g l i r t', ['glirt inside gaps 5']],
    ["d a' s k", ['dask gaps 3']],
    ['dask d a', ['dask in dask']],
    [`${'x '.repeat(205)}g l i r t`, ['glirt inside gaps 10 in  x x x x x g l i r t']],
  ])
})

describe('What is spelled is not always one', () => {
  itFindsNothing([
    'ddddddd a s k',
    'x d a s k',
    'xx d a s k 99',
    'xx_d_a_s_k_99',
    'xx_d a s_k',
    'd_a s_k',
    'xx.d.a.s.k',
    'xx.d.a.s.k.99',
    'd.a.s.kel',
    'qd.a.s.k',
    'd._.s.k',
    'd.a',
    'z.o',
    'h u s',
    '1d1a1s1k1',
    'd1a1s1k',
    'd a s',
    'n o d a s k',
    'i g s',
    'g s the',
    `${'x '.repeat(197)}g l i r t`,
  ])
})

describe('A clean word spelled out is clean', () => {
  itFindsNothing([
    'd a s k e l',
    'a d a s k e l',
    'd.a.s.k.e.l',
    'z o b r a',
    'z.o.b.r.a',
    'a z o b r a',
    'h u s s a r',
    'g l i r t o n',
    'd_u_s_k',
    'c o z o b i a',
    'd * s k e l',
    's n e p p e r',
    's_n_e_p_p_e_r_s',
  ])
})

describe('A word is found spelled out beside other signs', () => {
  itFinds([
    ['. j u *_99', ['jux masked 1 gaps 2 in j u *']],
    ["k' 'e' 'f", ['kef gaps 2']],
    ['p+i+*+!', ['pim masked 1 gaps 2 in p+i+*']],
    ['p1i1*1*1m', ['pim leet 4 stretched 4 gaps 2 of 7']],
    ['#k,e,f', ['kef gaps 2']],
    ['j_u_x_:x', ['jux gaps 2 in j_u_x']],
    ['a_s.n.3.p', ['snep glued leet 1 gaps 4', 'snep leet 1 gaps 3 in s.n.3.p']],
    ['h|u|s|_|_|s|e|l', ['hussel gaps 5']],
    ['p@i@m@:@/@/@a', ['pim gaps 2 in p@i@m']],
    ['h  u  s  s  e  ly', ['huss inflected gaps 4 in h  u  s  s  e']],
    ['v. i. k.', ['vik gaps 2']],
    ['d a s k on', ['dask gaps 3 in d a s k', 'daskon gaps 1']],
    ['g=l=i=r=7=e=d=!', ['glirt inflected leet 1 gaps 6 in g=l=i=r=7=e=d']],
    ['a_a_a😀a_a_glir7', ['glirt inside leet 1 gaps 5', 'glirt leet 1 in glir7']],
  ])
})

describe('A word is found spelled out with one letter of its own', () => {
  itFinds([
    ['z 0 8', ['zob leet 2 gaps 2']],
    ['k<e<*', ['kef masked 1 gaps 2']],
    ['8 0 5 t 4', ['bosta leet 4 gaps 4']],
    ['z * b', ['zob masked 1 gaps 2']],
  ])
})

describe('With fewer, or with one and a sign that hides others, it is a sum', () => {
  itFindsNothing(['8 0 5 7 4', 'z * 8', 'a * 5', '5 * a', '2 * 8', '8 0 * t 4'])
})

describe('What is spelled out in part is not one', () => {
  itFindsNothing([
    "a' z o b",
    'A. J. U. X. s',
    'v --- i k',
    'j.u.x.x',
    'd.a.s.k/d.a.s.k',
    'a. z o b',
    'j/a/b/t/o/w/:///+//',
  ])
})
