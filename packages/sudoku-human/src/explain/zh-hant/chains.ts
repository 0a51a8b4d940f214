/** Traditional Chinese: chains, loops and nets. */

import type { ChainMessageKey, ChainTechniqueId } from '../../types.js';

const aic =
  '{chain}。若鏈的第一個候選數為假，沿鏈推到最後一個必為真，所以兩端至少有一個為真；與兩端都衝突的候選數可以刪除：{eliminations}。';
const continuous =
  '{chain}。這是首尾相接的環：無論如何，每個弱連結（-）的兩端必有一個為真，所以與弱連結兩端都衝突的候選數可以刪除：{eliminations}。';
const discontinuous = '{chain}。若 {cell} 是 {digit}，沿環推回來卻得到它不是 {digit}，所以 {cell} 不能是 {digit}。';
const discontinuousOn = '{chain}。若 {cell} 不是 {digit}，沿環推回來卻得到它是 {digit}，所以 {cell} 填入 {digit}。';

/** The names of chains and nets. */
export const chainNames: Readonly<Record<ChainTechniqueId, string>> = {
  'remote-pair': '遠程數對',
  'grouped-x-chain': '區塊 X 鏈',
  aic: 'AIC 交替推理鏈',
  'grouped-aic': '區塊 AIC 交替推理鏈',
  'continuous-nice-loop': '連續環',
  'grouped-continuous-nice-loop': '區塊連續環',
  'discontinuous-nice-loop': '不連續環',
  'grouped-discontinuous-nice-loop': '區塊不連續環',
  'kraken-fish': '海妖魚',
  'forcing-chain': '強制鏈',
  'forcing-net': '強制網',
};

/** The reasons of chains and nets. */
export const chainTemplates: Readonly<Record<ChainTechniqueId | ChainMessageKey, string>> = {
  'remote-pair':
    '{cells} 的候選數都是 {digits}，且一格看到下一格，所以兩個數字輪流填入。兩端 {ends} 填的數字不同，同時看到兩端的格子不能是這兩個數字：{eliminations}。',
  'grouped-x-chain': aic,
  aic,
  'grouped-aic': aic,
  'continuous-nice-loop': continuous,
  'grouped-continuous-nice-loop': continuous,
  'discontinuous-nice-loop': discontinuous,
  'discontinuous-nice-loop-on': discontinuousOn,
  'grouped-discontinuous-nice-loop': discontinuous,
  'grouped-discontinuous-nice-loop-on': discontinuousOn,
  'kraken-fish':
    '{base}的 {digit} 除了鰭 {fins} 之外，都只能填在{cover}。若鰭都不是 {digit}，這條魚成立；若有一個鰭是 {digit}，沿鏈也得到相同的結果：{chain}。兩種情形下都有 {eliminations}。',
  'kraken-fish-2':
    '{base}各有一個 {digit}，而{cover}之中除了{chained}以外的只能少容納一個，所以 {starts} 中必有一格是 {digit}；不論是哪一格，沿鏈都得到相同的結果：{chain}。所以 {eliminations}。',
  'forcing-chain': '無論哪一種情形，各條鏈都得到相同的結果：{chain}。',
  'forcing-net':
    '假設 {cell} 是 {digit}，依序推出必填的數字，經過 {count} 步推理，{clashCell} 必須是 {clashDigit}，卻又不能是 {clashDigit}，產生矛盾；所以 {cell} 不能是 {digit}。',
  'forcing-cell-on':
    '{cell} 不論填 {assumed} 中的哪一個，各條鏈都得到 {target} 是 {digit}：{chain}。所以 {target} 填入 {digit}。',
  'forcing-cell-off':
    '{cell} 不論填 {assumed} 中的哪一個，各條鏈都得到 {target} 不是 {digit}：{chain}。所以 {target} 不能是 {digit}。',
  'forcing-house-on':
    '{house}的 {assumed} 必在 {places} 之一，不論在哪一格，各條鏈都得到 {target} 是 {digit}：{chain}。所以 {target} 填入 {digit}。',
  'forcing-house-off':
    '{house}的 {assumed} 必在 {places} 之一，不論在哪一格，各條鏈都得到 {target} 不是 {digit}：{chain}。所以 {target} 不能是 {digit}。',
};
