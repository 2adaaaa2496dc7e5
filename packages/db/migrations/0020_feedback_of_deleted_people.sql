-- A person who is deleted takes votes and comments along, and the items count them no more; the items that the person
-- shared stay. The foreign keys would remove the rows too, but they know nothing of the counts.
CREATE FUNCTION forget_feedback_of_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Items first and in the order of their ids, as every statement that changes their counts does.
  PERFORM 1 FROM feedback
    WHERE id IN (
      SELECT feedback_id FROM feedback_votes WHERE user_id = OLD.id
      UNION SELECT feedback_id FROM feedback_comments WHERE author_id = OLD.id
    )
    ORDER BY id FOR NO KEY UPDATE;
  WITH gone AS (DELETE FROM feedback_votes WHERE user_id = OLD.id RETURNING feedback_id)
  UPDATE feedback SET upvotes_count = upvotes_count - 1 FROM gone WHERE feedback.id = gone.feedback_id;
  WITH gone AS (DELETE FROM feedback_comments WHERE author_id = OLD.id RETURNING feedback_id),
    counted AS (SELECT feedback_id, count(*)::integer AS n FROM gone GROUP BY feedback_id)
  UPDATE feedback SET comments_count = comments_count - counted.n FROM counted WHERE feedback.id = counted.feedback_id;
  RETURN OLD;
END
$$;--> statement-breakpoint
CREATE TRIGGER forget_feedback_of_user BEFORE DELETE ON users
  FOR EACH ROW EXECUTE FUNCTION forget_feedback_of_user();
