import { mix } from './colour';
import { n } from './geometry';
import type { Light } from './light';
import { between, random } from './random';
import { at, circle, type Drawing, line, type Place, path } from './svg';

/** A breaking wave from the side: green face, curling lip, white water behind. It peels to the left. */
export function breaker(light: Light, place: Place): Drawing {
  const r = random('breaker', place.x, place.y);
  const pale = light.glint;
  const shade = mix(light.glint, light.sea[1], 0.38);
  /** A rolling edge of foam from x0 to the right, `lift` above the foot of the wave. */
  const roll = (x0: number, lift: number, crumb: number, colour: string) => {
    let d = `M${x0} 40V${n(-lift * 0.5)}`;
    let [x, y] = [x0, -lift * 0.5];
    while (x < 1300) {
      const nx = x + between(r, 0.6, 1.4) * crumb;
      const ny = -lift * (1.05 - (nx - x0) / 2600) * between(r, 0.86, 1.06);
      const size = Math.hypot(nx - x, ny - y) * between(r, 0.52, 0.62);
      d += `a${n(size)} ${n(size)} 0 0 1 ${n(nx - x)} ${n(ny - y)}`;
      [x, y] = [nx, ny];
    }
    return path(`${d}V40z`, colour);
  };
  const spray = Array.from({ length: 26 }, () => {
    return `M${n(between(r, 120, 340))} ${n(-between(r, 236, 300))}h0`;
  });
  return at(place, [
    path(
      'M-190 6Q60 -50 150 -190Q210 -270 300 -236Q420 -190 700 -150T1300 -90V40H-190z',
      light.sea[1],
    ),
    path('M-60 6Q90 -50 160 -196Q196 -60 250 10z', light.shallow, { opacity: 0.85 }),
    line('M10 -14Q100 -60 142 -140M60 -8Q140 -50 160 -110M110 -2Q160 -30 178 -70', pale, 4, {
      opacity: 0.7,
    }),
    path(
      'M136 -192Q190 -286 300 -244Q420 -196 700 -160T1300 -100V40H190Q214 -40 156 -170L136 -192z',
      shade,
    ),
    roll(250, 165, 46, mix(pale, shade, 0.55)),
    roll(232, 118, 40, mix(pale, shade, 0.2)),
    roll(214, 76, 34, mix(pale, shade, 0.5)),
    roll(190, 38, 26, pale),
    [
      [194, -8, 16],
      [184, 12, 17],
      [174, 34, 18],
    ].map(([x = 0, y = 0, r = 0]) => circle([x, y], r, pale)),
    path(
      'M136 -192Q190 -286 300 -244Q400 -204 620 -172Q440 -166 320 -182Q240 -190 206 -142Q186 -110 184 -58Q160 -126 152 -164Q146 -182 136 -192z',
      pale,
    ),
    line(spray.join(''), pale, 6),
  ]);
}

/** A limestone cliff over a notch that the sea has cut: its foot at the left on the origin. */
export function cliff(light: Light, place: Place): Drawing {
  const [dark, mid, bright] = light.rock;
  return at(place, [
    path('M60 4Q110 -40 60 -96Q120 -120 300 -110T700 -130V4z', dark),
    path(
      'M40 -92Q4 -120 14 -170Q-16 -220 10 -270Q0 -320 40 -338Q120 -356 240 -340T440 -352T700 -340V-120Q560 -92 430 -106T220 -96Q120 -84 40 -92z',
      mid,
    ),
    path(
      'M40 -92Q4 -120 14 -170Q-16 -220 10 -270Q0 -320 40 -338Q84 -348 130 -346Q96 -300 110 -250Q84 -200 104 -160Q84 -120 96 -90Q60 -88 40 -92z',
      bright,
    ),
    path(
      'M250 -340Q230 -280 246 -230Q226 -170 240 -96Q280 -98 310 -102Q296 -180 312 -240Q300 -300 316 -344zM470 -352Q456 -290 470 -240Q450 -170 462 -104Q500 -98 530 -104Q520 -180 530 -240Q520 -300 534 -346z',
      bright,
      { opacity: 0.6 },
    ),
    line('M20 -262Q160 -250 300 -262T700 -256M22 -176Q160 -166 320 -178T700 -170', dark, 5, {
      opacity: 0.35,
      'stroke-dasharray': '120 26 70 40',
    }),
    line('M90 -94v22M150 -90v34M210 -94v18M330 -102v30M400 -106v20M520 -102v26', mid, 9),
    path(
      'M26 -332Q60 -372 150 -364T330 -368T520 -372T700 -364V-336Q560 -326 440 -340T240 -330T26 -332z',
      light.leaf[0],
    ),
    path(
      'M50 -344Q90 -372 160 -364T330 -368T520 -372T700 -364V-352Q560 -346 440 -354T240 -346T50 -344z',
      light.leaf[2],
    ),
    line('M120 -332v26M180 -334v40M360 -336v30M580 -334v34', light.leaf[0], 7),
  ]);
}
