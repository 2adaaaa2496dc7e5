/**
 * Shows the states of the newsletter form without leaving the page. Kept small: the texts are in the markup,
 * and the browser validates the address.
 */
export function enhanceNewsletter(root: ParentNode): void {
  for (const place of root.querySelectorAll('[data-newsletter]')) {
    const form = place.querySelector('form');
    const button = form?.querySelector('button');
    if (!form || !button) continue;
    const label = button.textContent;
    let isBusy = false;
    form.addEventListener('submit', async (event) => {
      event.preventDefault();
      if (isBusy) return;
      isBusy = true;
      say('');
      // Not disabled, which would drop the focus.
      button.setAttribute('aria-disabled', 'true');
      button.textContent = form.dataset.submitting ?? label;
      const isDone = await send(form);
      isBusy = false;
      button.removeAttribute('aria-disabled');
      button.textContent = label;
      if (isDone) thank();
      else say(form.dataset.failed ?? '');
    });
    const say = (text: string) => {
      const error = place.querySelector('.newsletter-error');
      if (error) error.textContent = text;
    };
    const thank = () => {
      form.reset();
      form.hidden = true;
      const thanks = place.querySelector<HTMLElement>('.newsletter-thanks');
      if (!thanks) return;
      thanks.hidden = false;
      thanks.focus();
    };
  }
}

/** Submits like the form itself; returns true on success. */
async function send(form: HTMLFormElement): Promise<boolean> {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') fields.append(name, value);
  try {
    return (await fetch(form.action, { method: 'POST', body: fields })).ok;
  } catch {
    return false;
  }
}
