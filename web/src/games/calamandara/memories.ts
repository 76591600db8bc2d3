// The Memory cards in the order of the box, each with a woodcut in a 60 by 44 box. Their rules are numbered in the same order.

const CUTS: Record<string, string> = {
  dissonant_echoes: "M14 17a5 5 0 1 0 .1 0M24 12a14 14 0 0 1 0 20M33 7a21 21 0 0 1 0 30M42 3a28 28 0 0 1 0 38",
  silence_errancy: "M8 22Q20 9 30 17Q40 9 52 22Q40 35 30 31Q20 35 8 22ZM8 22H52M17 16v12M26 14v16M34 14v16M43 16v12",
  ircai_dominion: "M10 18h22v22H10ZM24 18V12h24v22H32M22 12l3-9 6 5 5-7 5 7 6-5 3 9",
  helm_of_solitude: "M17 40V21a13 15 0 0 1 26 0v19h-8V28H25v12ZM30 6V2M23 28h14M30 12v10",
  sleep_mirage: "M37 4a12 12 0 1 0 9 19a10 10 0 1 1-9-19ZM4 34q7-6 13 0t13 0t13 0t13 0M10 41q7-5 13 0t13 0t13 0",
  the_well: "M13 25h34v15H13ZM10 25v-4h40v4M17 21V9h26v12M12 9L30 2l18 7M30 9v8M13 32h34M22 25v7M38 25v7M30 32v8",
  breath_of_beings: "M4 15h29a6 6 0 1 0-6-6M4 23h42a6 6 0 1 1-6 6M4 31h20a5 5 0 1 1-5 5",
  relative_dimensions: "M8 13h25v26H8ZM26 4h26v25H26ZM8 13L26 4M33 13L52 4M33 39L52 29M8 39L26 29",
  ruins_of_domodora: "M6 41h48M13 41V16h9v25M11 16h13M28 41V27l4-5 3 4 3-3v18M43 41V11h7v30M40 11l5-7h8M20 9l-4-3M33 14l3-4",
  nightmare_of_abandonment: "M6 21Q30-3 54 21Q30 45 6 21ZM30 12a9 9 0 1 0 .1 0M30 14v14M16 36l-4 6M30 39v5M44 36l4 6",
  nomad_lands: "M4 39L25 11L46 39ZM25 11v28M19 39l6-13 6 13M51 6a5 5 0 1 0 .1 0M22 8l6 6M28 8l-6 6",
  sealed_fields: "M5 41l7-18h8M40 23h8l7 18ZM24 22v-7a6 6 0 0 1 12 0v7M20 22h20v12H20ZM30 26v4M9 32h11M40 32h11",
  submerged_paintings: "M14 3h32v23H14ZM18 7h24v15H18ZM18 20l7-7 5 5 4-4 8 8M4 33q7-6 13 0t13 0t13 0t13 0M4 41q7-6 13 0t13 0t13 0t13 0",
  the_oracle: "M20 42V27l-7-8 3-3 7 6V8q2-3 4 0v11V5q2-3 4 0v14V7q2-3 4 0v13V11q2-3 4 0v19l-5 12ZM23 31q7-6 14 0q-7 6-14 0M30 30v2",
  armio_delirium: "M30 22a3 3 0 1 1 3 3a8 8 0 1 1 6-10a13 13 0 1 1-15-8a18 18 0 0 1 24 17a20 18 0 0 1-12 16",
  calamandara_qhoz: "M4 41h52M22 41V24q0-4 3-4t3 4V12q0-4 3-4t3 4v12q0-4 3-4t3 4v17M12 34l-5-6M48 34l5-6M31 4V1M20 12l-4-4M42 12l4-4",
  dogmatic_shadow: "M25 34q0-22 8-28q8 6 8 28ZM33 13a4 6 0 1 0 .1 0M25 34L4 42h30l7-8",
  maurna_guardian: "M15 4h30v18q0 14-15 20Q15 36 15 22ZM23 16h5M32 16h5M30 17v9M24 31q6 4 12 0M15 10h30",
  praximechanic_theory: "M30 11a11 11 0 1 0 .1 0M30 3v6M30 35v6M11 22h6M43 22h6M16 8l5 5M39 31l5 5M44 8l-5 5M21 31l-5 5M30 18a4 4 0 1 0 .1 0",
  plural_minds: "M11 42V32Q4 27 6 17Q9 4 21 4T35 17l4 7-4 2v7h-8v9M37 5Q53 4 54 19Q54 27 49 32v10M16 15q5-6 10 0",
  obtuse_laceration: "M11 3q13 16 4 38q5-24-4-38M27 2q14 18 5 40q5-26-5-40M44 3q13 16 4 38q5-24-4-38",
  fall_of_winds: "M6 7q24-7 36 6M12 17q20-5 28 6M20 27q12-3 17 6M42 13l-1 9-8-3M40 23l-1 8-7-2M37 33l0 9-7-4M48 4l5-3M8 27l-4 5",
  temple_of_calon: "M6 41h48M10 36h40M10 17L30 4l20 13ZM15 17v19M25 17v19M35 17v19M45 17v19M30 10v2",
  dionesic_perception: "M4 23Q30-5 56 23Q30 49 4 23ZM30 12a10 10 0 1 0 .1 0M30 18a4 4 0 1 0 .1 0M30 1v4M12 5l4 5M48 5l-4 5",
  laments_of_lucaresti: "M30 3a19 19 0 1 0 .1 0M19 17q4-5 8 0M33 17q4-5 8 0M22 33q8-8 16 0M22 21v10M38 21v10",
  gavonian_mirror: "M19 3a9 11 0 1 0 .1 0M19 25v14M15 36h8M42 13a9 11 0 1 0 .1 0M42 35v7M14 13l8-5M37 23l8-5M31 8q8-3 12 3M28 34q-2 6-8 8",
  duadar_monument: "M23 40L27 9L30 2L33 9L37 40ZM13 41h34M18 37h5M37 37h5M28 16h4M27.500 23h5M27 30h6M6 20l8 2M54 20l-8 2",
  dogmatic_entropy: "M23 15h14v14H23ZM12 4l6 6M48 4l-6 6M12 40l6-6M48 40l-6-6M30 2v7M30 35v7M6 22h9M45 22h9M27 19l6 6",
};

const ORDER = Object.keys(CUTS);

/** The woodcut of a Memory card. */
export function cutOf(memory: string): string {
  return CUTS[memory] ?? "";
}

/** The rule that speaks of a Memory card. */
export function ruleOf(memory: string): string {
  return `cal.card.${ORDER.indexOf(memory) + 1}`;
}
