import { pictureMediaTypes } from '@keydence/domain';
import { Avatar, Button, FileButton, Group, Progress, Text } from '@mantine/core';
import { IconAlertTriangle, IconPhotoUp, IconTrash } from '@tabler/icons-react';
import { type DragEvent, useId, useRef, useState } from 'react';
import classes from './image-picker.module.css';
import { type ImageFailure, type UploadImage, useImageChoice } from './use-image-choice.ts';

interface ImagePickerProps {
  /** Noun in the button labels, such as `profile picture`. */
  label: string;
  /** URL of the current picture. */
  url: string | null;
  /** Initial shown without a picture. */
  initial: string;
  shape?: 'circle' | 'square';
  /** Allowed files. */
  hint: string;
  /** Title above the reason when storing or removing a picture failed. */
  failedTitle: string;
  upload: UploadImage;
  remove: () => Promise<unknown>;
}

/** Picture with controls to choose, drop and remove it. An invalid file is rejected before it is sent. */
export function ImagePicker(props: ImagePickerProps) {
  const { label, url, initial, shape = 'circle', hint, failedTitle, upload, remove } = props;
  const choice = useImageChoice({ upload, remove });
  const { isDragged, dropZone } = useFileDrop(choice.choose);
  const hintId = useId();
  const resetFile = useRef<() => void>(null);
  const chooseButton = useRef<HTMLButtonElement>(null);
  const pick = (file: File | null) => {
    if (file) choice.choose(file);
    // Allows choosing the same file again.
    resetFile.current?.();
  };
  const isBusy = choice.isSending || choice.isRemoving;
  return (
    <div {...dropZone} className={`${classes.picker} ${isDragged ? classes.isDragged : ''}`}>
      <Avatar
        src={choice.preview ?? url}
        alt={url || choice.preview ? `Your ${label}` : ''}
        size={96}
        radius={shape === 'circle' ? 999 : 10}
        color="pulse"
        className={choice.isSending ? classes.isSending : ''}
      >
        <span aria-hidden="true">{initial}</span>
      </Avatar>
      <div className={classes.side}>
        <Group gap="sm">
          <FileButton accept={pictureMediaTypes.join(',')} onChange={pick} resetRef={resetFile}>
            {(button) => (
              <Button
                {...button}
                ref={chooseButton}
                variant="default"
                leftSection={<IconPhotoUp size={16} stroke={1.5} aria-hidden />}
                aria-describedby={hintId}
                loading={choice.isSending}
                disabled={choice.isRemoving}
              >
                {url ? `Change ${label}` : `Choose ${label}`}
              </Button>
            )}
          </FileButton>
          {url ? (
            <Button
              variant="subtle"
              color="red"
              leftSection={<IconTrash size={16} stroke={1.5} aria-hidden />}
              loading={choice.isRemoving}
              disabled={isBusy}
              onClick={() => {
                chooseButton.current?.focus();
                choice.remove();
              }}
            >
              Remove {label}
            </Button>
          ) : null}
        </Group>
        <Text id={hintId} size="sm" c="dimmed">
          {hint}
        </Text>
        {choice.isSending ? <UploadProgress percent={choice.percent} label={label} /> : null}
        {choice.failure ? <FailureNote title={failedTitle} failure={choice.failure} /> : null}
      </div>
    </div>
  );
}

/** Handles files that are dragged onto an element and dropped. */
function useFileDrop(onFile: (file: File) => void) {
  const [isDragged, setIsDragged] = useState(false);
  const dropZone = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setIsDragged(true);
    },
    onDragLeave: () => setIsDragged(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setIsDragged(false);
      const [file] = event.dataTransfer.files;
      if (file) onFile(file);
    },
  };
  return { isDragged, dropZone };
}

function UploadProgress({ percent, label }: { percent: number; label: string }) {
  return (
    <div className={classes.progress}>
      <Progress value={percent} aria-label={`Upload of the ${label}`} />
      <Text size="sm" c="dimmed">
        {percent < 100 ? `Uploading, ${percent}%` : 'Preparing the picture'}
      </Text>
    </div>
  );
}

/** Error of the picture: an invalid file has its own sentence; every other failure can be retried. */
function FailureNote({ title, failure: { message, retry } }: { title: string; failure: ImageFailure }) {
  return (
    <div role="alert" className={classes.failure}>
      <IconAlertTriangle size={18} stroke={1.5} aria-hidden />
      <div>
        {retry ? <strong>{title}</strong> : null}
        <p>{message}</p>
        {retry ? (
          <Button variant="default" size="compact-sm" mih={32} mt={4} onClick={retry}>
            Try Again
          </Button>
        ) : null}
      </div>
    </div>
  );
}
