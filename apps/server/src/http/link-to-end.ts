export interface LinkedSignal {
  /** Aborted with the request, and when the process is about to end. */
  signal: AbortSignal;
  /** To be called when the request is over: the end of the process concerns it no more. That it was given up still does. */
  release(): void;
}

/** The open requests of each process that may end: one in production. */
const requestsByEnding = new WeakMap<AbortSignal, Set<AbortController>>();

/**
 * Lets a request end with the process, too. What `AbortSignal.any` makes of a signal that lives as long as the process
 * does, Node 20 keeps for as long: 0.1 kB a request, and 1.2 kB where somebody still listens to it.
 */
export function linkToEnd(request: AbortSignal, ending: AbortSignal): LinkedSignal {
  const controller = new AbortController();
  const requests = requestsByEnding.get(ending) ?? watchEnding(ending);
  const release = () => void requests.delete(controller);
  const abort = () => {
    release();
    controller.abort(request.reason);
  };
  if (request.aborted || ending.aborted) {
    controller.abort(request.aborted ? request.reason : ending.reason);
  } else {
    requests.add(controller);
    request.addEventListener('abort', abort);
  }
  return { signal: controller.signal, release };
}

/** One listener for all requests: Node warns of more than ten. */
function watchEnding(ending: AbortSignal): Set<AbortController> {
  const requests = new Set<AbortController>();
  requestsByEnding.set(ending, requests);
  ending.addEventListener('abort', () => {
    for (const controller of requests) controller.abort(ending.reason);
    requests.clear();
  });
  return requests;
}
