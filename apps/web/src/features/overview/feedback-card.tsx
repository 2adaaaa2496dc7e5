import { Button, CloseButton } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { Link } from '@tanstack/react-router';
import { messages } from './messages.ts';
import classes from './overview.module.css';

const dismissalKey = 'keydence.feedback-banner-dismissed';

/** Asks for feedback until dismissed. */
export function FeedbackCard() {
  const [isDismissed, setIsDismissed] = useLocalStorage({
    key: dismissalKey,
    defaultValue: false,
    getInitialValueInEffect: false,
  });
  if (isDismissed) return null;
  return (
    <aside className={classes.feedback} aria-label="Feedback">
      <p className={classes.feedbackText}>{messages.feedback}</p>
      <div className={classes.feedbackActions}>
        <Button
          size="xs"
          mih={32}
          variant="default"
          renderRoot={(props) => (
            <Link to="/dashboard" search={{ section: 'feedback-board', share: 1 }} {...props} />
          )}
        >
          {messages.giveFeedback}
        </Button>
        <CloseButton size={32} aria-label={messages.dismissFeedback} onClick={() => setIsDismissed(true)} />
      </div>
    </aside>
  );
}
