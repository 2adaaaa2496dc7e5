import type { Graph } from './neighbor-graph.ts';
import { type Random, shuffleNumbers } from './seeded-random.ts';

const mostRounds = 20;
const leastGain = 1e-12;

interface Level {
  readonly graph: Graph;
  /** Twice the weight inside each node. */
  readonly loops: Float64Array;
}

/**
 * Communities of a graph by Louvain (Blondel et al. 2008) with a resolution: labels from 0 on. What is not connected
 * inside a community (Traag, Waltman, van Eck 2019) is split.
 */
export function findCommunities(graph: Graph, resolution: number, random: Random): Int32Array {
  let level: Level = { graph, loops: new Float64Array(graph.count) };
  let labels = Int32Array.from({ length: graph.count }, (_, index) => index);
  for (;;) {
    const { communities, count } = moveNodes(level, resolution, random);
    labels = labels.map((label) => communities[label]);
    if (count === level.graph.count) break;
    level = joinCommunities(level, communities, count);
  }
  return splitUnconnected(graph, labels);
}

function moveNodes({ graph, loops }: Level, resolution: number, random: Random) {
  const { count, starts, ends, weights } = graph;
  const degrees = new Float64Array(count);
  let total = 0;
  for (let node = 0; node < count; node++) {
    degrees[node] = loops[node];
    for (let at = starts[node]; at < starts[node + 1]; at++) degrees[node] += weights[at];
    total += degrees[node];
  }
  const communities = Int32Array.from({ length: count }, (_, index) => index);
  const sums = degrees.slice();
  const toward = new Float64Array(count);
  const touched = new Int32Array(count);
  const order = shuffleNumbers(count, random);
  const pull = total > 0 ? resolution / total : 0;
  for (let round = 0; round < mostRounds; round++) {
    let moves = 0;
    for (const node of order) {
      const own = communities[node];
      let size = 0;
      for (let at = starts[node]; at < starts[node + 1]; at++) {
        const community = communities[ends[at]];
        if (toward[community] === 0) touched[size++] = community;
        toward[community] += weights[at];
      }
      sums[own] -= degrees[node];
      let best = own;
      let bestGain = toward[own] - pull * degrees[node] * sums[own] + leastGain;
      for (let index = 0; index < size; index++) {
        const community = touched[index];
        const gain = toward[community] - pull * degrees[node] * sums[community];
        if (gain > bestGain) {
          bestGain = gain;
          best = community;
        }
        toward[community] = 0;
      }
      sums[best] += degrees[node];
      if (best !== own) {
        communities[node] = best;
        moves += 1;
      }
    }
    if (moves * 200 <= count && round > 0) break;
    if (moves === 0) break;
  }
  return renumber(communities);
}

function renumber(communities: Int32Array): { communities: Int32Array; count: number } {
  const numbers = new Int32Array(communities.length).fill(-1);
  let count = 0;
  for (let node = 0; node < communities.length; node++) {
    if (numbers[communities[node]] === -1) numbers[communities[node]] = count++;
    communities[node] = numbers[communities[node]];
  }
  return { communities, count };
}

function joinCommunities({ graph, loops }: Level, communities: Int32Array, count: number): Level {
  const members = listMembers(communities, count);
  const joined = new Float64Array(count);
  const starts = new Int32Array(count + 1);
  const ends = new Int32Array(graph.ends.length);
  const weights = new Float32Array(graph.ends.length);
  const toward = new Float64Array(count);
  const touched = new Int32Array(count);
  let end = 0;
  for (let community = 0; community < count; community++) {
    let size = 0;
    for (let index = members.starts[community]; index < members.starts[community + 1]; index++) {
      const node = members.nodes[index];
      joined[community] += loops[node];
      for (let at = graph.starts[node]; at < graph.starts[node + 1]; at++) {
        const other = communities[graph.ends[at]];
        if (toward[other] === 0) touched[size++] = other;
        toward[other] += graph.weights[at];
      }
    }
    for (let index = 0; index < size; index++) {
      const other = touched[index];
      if (other === community) joined[community] += toward[other];
      else {
        ends[end] = other;
        weights[end++] = toward[other];
      }
      toward[other] = 0;
    }
    starts[community + 1] = end;
  }
  return {
    graph: { count, starts, ends: ends.slice(0, end), weights: weights.slice(0, end) },
    loops: joined,
  };
}

function listMembers(communities: Int32Array, count: number) {
  const starts = new Int32Array(count + 1);
  for (const community of communities) starts[community + 1] += 1;
  for (let community = 0; community < count; community++) starts[community + 1] += starts[community];
  const nodes = new Int32Array(communities.length);
  const filled = starts.slice(0, count);
  for (let node = 0; node < communities.length; node++) nodes[filled[communities[node]]++] = node;
  return { starts, nodes };
}

function splitUnconnected({ count, starts, ends }: Graph, labels: Int32Array): Int32Array {
  const parts = new Int32Array(count).fill(-1);
  const waiting = new Int32Array(count);
  let part = 0;
  for (let node = 0; node < count; node++) {
    if (parts[node] !== -1) continue;
    let size = 1;
    waiting[0] = node;
    parts[node] = part;
    while (size > 0) {
      const at = waiting[--size];
      for (let edge = starts[at]; edge < starts[at + 1]; edge++) {
        const other = ends[edge];
        if (parts[other] !== -1 || labels[other] !== labels[at]) continue;
        parts[other] = part;
        waiting[size++] = other;
      }
    }
    part += 1;
  }
  return parts;
}
